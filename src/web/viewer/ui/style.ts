/**
 * How the viewer looks. It lives in a shadow root, so that it neither takes nor gives anything of the page around it but
 * these properties: --stowage-font, --stowage-accent.
 */
export const STYLE = `
:host { display: block; min-height: 320px; height: 640px; color-scheme: light; container-type: inline-size; }
:host([stacked]) { height: auto; overflow: auto; }
:host([hidden]) { display: none; }
.viewer {
  --ground: #ffffff; --raised: #f4f6f8; --ink: #1f2933; --quiet: #52606d; --line: #cbd2d9; --picture: #f8fafb;
  --accent: var(--stowage-accent, #0b6bcb); --on-accent: #ffffff;
  font: 14px/1.4 var(--stowage-font, system-ui, sans-serif); color: var(--ink); background: var(--ground);
  display: grid; height: 100%; box-sizing: border-box; gap: 8px;
  grid-template: "head head" auto "picture side" minmax(0, 1fr) "play side" auto / minmax(0, 1fr) 300px;
}
.viewer.dark {
  --ground: #12171d; --raised: #1d252e; --ink: #e8edf2; --quiet: #a9b4bf; --line: #3a4653; --picture: #161d24;
  --accent: var(--stowage-accent, #6db3f8); --on-accent: #0c1116; color-scheme: dark;
}
.viewer *, .viewer *::before { box-sizing: border-box; }
.head { grid-area: head; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.head h2 { font-size: 16px; margin: 0; flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
.head .row { flex-wrap: nowrap; min-width: 0; max-width: 100%; }
.head select { min-width: 0; }
.head .note { flex-basis: 100%; margin: 0; color: var(--quiet); }
.picture { grid-area: picture; position: relative; min-height: 0; border: 1px solid var(--line); border-radius: 6px;
  overflow: hidden; background: var(--picture); touch-action: none; }
.picture:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
.picture canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.picture .over { pointer-events: none; }
.picture .none { position: absolute; inset: 0; display: grid; place-items: center; padding: 24px; margin: 0; text-align: center; }
.play { grid-area: play; display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; }
.play input { flex: 1 1 120px; min-width: 100px; }
.play output { flex: 1 0 100%; min-height: 2.8em; overflow-wrap: anywhere; }
.side { grid-area: side; overflow: auto; min-height: 0; }
.side, .column { display: flex; flex-direction: column; gap: 4px; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { padding: 0; }
.row { display: flex; flex-wrap: wrap; gap: 4px; }
button, select { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 5px;
  padding: 4px 9px; min-height: 32px; cursor: pointer; }
select { max-width: 100%; }
button:hover { border-color: var(--accent); }
button:focus-visible, select:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
button[aria-pressed="true"], button[aria-current="true"] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
button:disabled { opacity: 0.5; cursor: default; }
details { border: 1px solid var(--line); border-radius: 6px; background: var(--ground); }
summary { padding: 6px 10px; cursor: pointer; font-weight: 600; }
.inside { padding: 0 10px 10px; display: flex; flex-direction: column; gap: 8px; }
label.range { display: grid; grid-template-columns: 1fr auto; gap: 2px 8px; }
label.range input { grid-column: 1 / -1; width: 100%; }
input[type="range"] { accent-color: var(--accent); min-height: 24px; }
ul, ol { margin: 0; padding: 0; list-style: none; }
.legend li { display: flex; gap: 6px; align-items: center; min-height: 30px; }
.legend li[data-is-hidden="true"] .name { text-decoration: line-through; }
.legend li[data-is-hidden="true"] .swatch { opacity: 0.45; }
.legend button { padding: 1px 7px; min-height: 26px; font-size: 12px; }
.legend .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.legend .count { color: var(--quiet); white-space: nowrap; }
.sign { inline-size: 14px; block-size: 14px; display: block; fill: currentColor; }
.swatch { inline-size: 26px; block-size: 20px; flex: none; border: 1px solid var(--line); border-radius: 3px; display: block; }
.facts { margin: 0; display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 4px 10px; }
.facts div { display: contents; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); margin: 0; }
.steps li { content-visibility: auto; contain-intrinsic-size: auto 40px; }
.steps .section { margin: 8px 0 4px; font-size: 13px; }
.steps button { width: 100%; text-align: start; background: none; border-color: transparent; border-radius: 0; display: grid;
  grid-template-columns: 3ch 1fr; gap: 8px; padding: 5px 10px; }
.steps button[aria-current="true"] { background: var(--accent); }
.steps .place { color: var(--quiet); font-size: 12px; grid-column: 2; }
.steps button[aria-current="true"] .place { color: inherit; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@container (max-width: 900px) {
  .viewer { height: auto;
    grid-template: "head" auto "picture" clamp(280px, 62cqi, 52vh) "play" auto "side" auto / minmax(0, 1fr); }
  .play output { min-height: 1.4em; }
  .side { overflow: visible; }
  .picture:focus-visible { outline-offset: -3px; }
}
@container (min-width: 600px) and (max-width: 900px) {
  .side { flex-direction: row; gap: 8px; }
  .column { flex: 1; min-width: 0; }
  .inside { max-height: 340px; overflow: auto; }
}
@container (max-width: 720px) {
  .play output { min-height: 2.8em; }
  button, select { min-height: 40px; }
}
`;

/** Of the drawn picture; red, green, blue. */
export const PICTURE_THEMES = {
  light: {
    background: [0.973, 0.98, 0.984],
    ink: [0.12, 0.16, 0.2],
    accents: [
      [0.12, 0.16, 0.2],
      [0.82, 0.06, 0.35],
      [0.05, 0.45, 0.15],
      [0.05, 0.3, 0.75],
      [0.82, 0.06, 0.35],
    ],
  },
  dark: {
    background: [0.086, 0.114, 0.141],
    ink: [0.91, 0.93, 0.95],
    accents: [
      [0.1, 0.12, 0.14],
      [1, 0.35, 0.6],
      [0.35, 0.9, 0.45],
      [0.45, 0.7, 1],
      [1, 0.35, 0.6],
    ],
  },
} as const;

export const MARK_COLOURS = {
  light: {
    room: '#3e4c59',
    piece: '#b3053f',
    centre: '#1f2933',
    chosen: '#2257c9',
    fault: '#ae261d',
    ground: 'rgba(248, 250, 251, 0.86)',
  },
  dark: {
    room: '#b8c4cf',
    piece: '#ff7da8',
    centre: '#e8edf2',
    chosen: '#8ab2ff',
    fault: '#ff9f95',
    ground: 'rgba(22, 29, 36, 0.86)',
  },
} as const;

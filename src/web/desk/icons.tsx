/** Icons of the desk: lines on a square of 24, most of them Lucide's (ISC licence), those of handling our own. */

const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  close: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  right: 'm9 18 6-6-6-6',
  left: 'm15 18-6-6 6-6',
  down: 'm6 9 6 6 6-6',
  first: 'm18 18-8-6 8-6zM6 5v14',
  last: 'm6 6 8 6-8 6zM18 5v14',
  play: 'm7 4 13 8-13 8z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  upload: 'M12 15V3M7 8l5-5 5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  file: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v5h6M8 13h2M14 13h2M8 17h2M14 17h2',
  paste: 'M9 4h6v4H9zM9 5H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-3M9 14h6M12 11v6',
  letters: 'M5 7V4h14v3M9 20h6M12 4v16',
  xray: 'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2M6 12s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4',
  measures: 'm18 8 4 4-4 4M2 12h20M6 8l-4 4 4 4',
  centre: 'M22 12h-4M6 12H2M12 6V2M12 22v-4M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20',
  cut: 'M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M8.1 8.1 12 12M20 4 8.1 15.9M14.8 14.8 20 20M6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  colours:
    'M12 22a1 1 0 0 1 0-20c5.5 0 10 4 10 9a5 5 0 0 1-5 5h-2.3a1.8 1.8 0 0 0-1.4 2.8l.3.4a1.8 1.8 0 0 1-1.4 2.8zM13.5 6.5h.01M17.5 10.5h.01M6.5 12.5h.01M8.5 7.5h.01',
  fullScreen: 'm15 15 6 6M15 9l6-6M21 16v5h-5M21 8V3h-5M3 16v5h5M3 21l6-6M3 8V3h5M9 9 3 3',
  ruler: 'm21.3 15.3-6 6L2.7 8.7l6-6zM14.5 12.5l2-2M11.5 9.5l2-2M8.5 6.5l2-2M17.5 15.5l2-2',
  checked:
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  wrong: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M12 8v4M12 16h.01',
  box: 'm21 8-9-5-9 5v8l9 5 9-5zM3.3 7.5 12 12l8.7-4.5M12 22V12',
  pallet: 'M5 4h14v10H5zM3 17h18M3 21h18M5 17v4M12 17v4M19 17v4',
  list: 'M11 6h10M11 12h10M11 18h10M4 4.5 5.5 4v5M4 9h3M4 15h3l-3 4h3',
  rules: 'M21 5h-7M10 5H3M21 12h-9M8 12H3M21 19h-5M12 19H3M14 3v4M8 10v4M16 17v4',
  pencil: 'M21.2 6.8a2.8 2.8 0 0 0-4-4L4 16l-2 6 6-2zM15 5l4 4',
  share:
    'M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6M8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
  print: 'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3h12v6M6 14h12v7H6z',
  person: 'M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10M20 21a8 8 0 0 0-16 0',
  upright: 'M8 17V5M5 8l3-3 3 3M16 17V5M13 8l3-3 3 3M4 21h16',
  nothingOnTop: 'M5 14h14v6H5zM9 4l6 6M15 4 9 10',
  floorOnly: 'M6 4h12v11H6zM3 18h18M6 18l-2 3M11 18l-2 3M16 18l-2 3M21 18l-2 3',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { readonly name: IconName }) {
  return <Lines path={ICONS[name]} />;
}

/** Of parts that are loaded later, and bring their own. */
export function Lines({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

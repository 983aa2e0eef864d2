/** The picture of a step: the viewer's own, without its tables, and the way back to all of it. */
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../shell/theme.js';
import { type Hand, Picture } from '../../viewer/ui/picture.js';
import { STYLE } from '../../viewer/ui/style.js';
import type { Viewing } from '../../viewer/viewing.js';
import { dock } from './words.js';

const ALONE = `
:host { position: relative; min-height: 0; }
.viewer { position: absolute; inset: 0; display: block; height: auto; }
.picture { height: 100%; }
`;

interface PictureProps {
  readonly viewing: Viewing;
  readonly title: string;
  /** Absent: all that is drawn is of the plan. */
  readonly hand?: Hand;
}

export function StepPicture({ viewing, title, hand }: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = theme.value;
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    const sheets = [STYLE, ALONE].map((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      return sheet;
    });
    root.adoptedStyleSheets = sheets;
    render(
      <div class={`viewer ${shown}`}>
        <Picture viewing={viewing} theme={shown} title={title} {...(hand && { hand })} />
      </div>,
      root,
    );
    return () => render(null, root);
  }, [viewing, shown, title, hand]);
  return (
    <div class="dock-picture">
      <div class="dock-view" ref={host} />
      {!viewing.isWhole.value && (
        <button type="button" class="button is-tall" onClick={() => viewing.ask({ kind: 'view', name: 'diagram' })}>
          {dock('dockWhole')}
        </button>
      )}
    </div>
  );
}

/** The picture of a step: the viewer's own, without its tables, and the way back to all of it. */
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../shell/theme.js';
import { Picture } from '../../viewer/ui/picture.js';
import { STYLE } from '../../viewer/ui/style.js';
import type { Viewing } from '../../viewer/viewing.js';
import { dock } from './words.js';

const ALONE = `
:host { position: relative; min-height: 0; }
.viewer { position: absolute; inset: 0; display: block; height: auto; }
.picture { height: 100%; }
`;

export function StepPicture({ viewing, title }: { readonly viewing: Viewing; readonly title: string }) {
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
        <Picture viewing={viewing} theme={shown} title={title} />
      </div>,
      root,
    );
    return () => render(null, root);
  }, [viewing, shown, title]);
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

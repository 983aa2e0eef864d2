/** What the colours of the picture stand for: cargo, stop, weight and so on, with the legend of what is chosen. */
import { useEffect, useRef } from 'preact/hooks';
import { COLOURINGS } from '../../viewer/colouring.js';
import { Legend } from '../../viewer/ui/legend.js';
import { viewing } from './shown-view.js';

export default function ColourMenu({ onClose }: { readonly onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('select')?.focus(), []);
  const view = viewing.value;
  if (view === null) return null;
  const { words } = view;
  return (
    <div
      class="colour-menu"
      ref={place}
      role="dialog"
      aria-label={words.text('colouring')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <select
        class="desk-select"
        aria-label={words.text('colouring')}
        value={view.colouring.value}
        onChange={({ currentTarget: { value } }) =>
          view.ask({ kind: 'colour', by: COLOURINGS.find((one) => one === value) ?? 'cargo' })
        }
      >
        {COLOURINGS.map((one) => (
          <option key={one} value={one}>
            {words.text(one === 'stop' ? view.opened.value.stopWord : one)}
          </option>
        ))}
      </select>
      <Legend viewing={view} />
    </div>
  );
}

/** All loading steps in words: what the picture shows, for those who read or hear it. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { beyondText, firstText, placeText, sectionText, soFarText, stepText } from '../describe.js';
import type { Opened } from '../opened.js';
import type { Viewing } from '../viewing.js';
import { memo } from './memo.js';

/** Drawn once for a sheet: which step is shown is marked in it, so that a step costs the same however many there are. */
export const Steps = memo(function Steps({ viewing, opened }: { viewing: Viewing; opened: Opened }) {
  const list = useRef<HTMLOListElement>(null);
  const headings = new Map(opened.sheet.sections.map((section) => [section.steps.first, section]));
  useEffect(
    () =>
      effect(() => {
        const step = viewing.step.value;
        list.current?.querySelector('[aria-current]')?.removeAttribute('aria-current');
        const shown = list.current?.children[step - 1]?.querySelector('button');
        shown?.setAttribute('aria-current', 'true');
      }),
    [viewing, opened],
  );
  return (
    <ol class="steps" ref={list}>
      {opened.sheet.steps.map((step) => (
        <li key={step.number}>
          {headings.has(step.number) && (
            <h4 class="section">{sectionText(headings.get(step.number)!, opened, viewing.words)}</h4>
          )}
          <button type="button" onClick={() => viewing.ask({ kind: 'step', to: step.number })}>
            <span>{step.number}</span>
            <span>{stepText(step, opened, viewing.words)}</span>
            <span class="place">
              {[
                placeText(step.extent, opened, viewing.words),
                firstText(step.number, opened, viewing.words),
                soFarText(step.number, opened, viewing.words),
                beyondText(step.number, opened, viewing.words),
              ]
                .filter((text) => text !== '')
                .join('. ')}
              {!step.isStraight && `. ${viewing.words.text('crooked')}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
});

/** The loading steps played: buttons, a slider, and the step in words. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { stepSpoken } from '../describe.js';
import type { Viewing } from '../viewing.js';

/** Between two steps. */
const PACE_MILLISECONDS = 700;
/** What is said aloud waits until the step rests. */
const SPOKEN_AFTER_MILLISECONDS = 400;

const SIGNS = {
  firstStep: 'M2 2h2v12h-2zM14 2v12l-9 -6z',
  stepBefore: 'M12 2v12l-9 -6z',
  stepAfter: 'M4 2v12l9 -6z',
  lastStep: 'M12 2h2v12h-2zM2 2v12l9 -6z',
} as const;

export function Playback({ viewing }: { viewing: Viewing }) {
  const { words } = viewing;
  const step = viewing.step.value;
  const opened = viewing.opened.value;
  const { steps } = opened.sheet;
  const isPlaying = viewing.isPlaying.value;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => viewing.playOn(), PACE_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isPlaying, viewing]);
  const button = (key: 'firstStep' | 'stepBefore' | 'stepAfter' | 'lastStep', to: number) => (
    <button
      type="button"
      aria-label={words.text(key)}
      title={words.text(key)}
      disabled={to < 0 || to > steps.length || to === step}
      onClick={() => viewing.ask({ kind: 'step', to })}
    >
      <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
        <path d={SIGNS[key]} />
      </svg>
    </button>
  );
  return (
    <fieldset class="play" aria-label={words.text('playback')}>
      {button('firstStep', 0)}
      {button('stepBefore', step - 1)}
      <button type="button" onClick={() => viewing.ask({ kind: 'play' })}>
        {words.text(isPlaying ? 'pause' : 'play')}
      </button>
      {button('stepAfter', step + 1)}
      {button('lastStep', steps.length)}
      <input
        type="range"
        min={0}
        max={steps.length}
        value={step}
        aria-label={words.text('step')}
        aria-valuetext={words.text('stepOf', { number: step, count: steps.length })}
        onInput={(event) => viewing.ask({ kind: 'step', to: Number(event.currentTarget.value) })}
      />
      <output>{stepSpoken({ step }, opened, words)}</output>
      <Spoken viewing={viewing} />
    </fieldset>
  );
}

/** For those who hear the page: the step at which one rests. */
function Spoken({ viewing }: { viewing: Viewing }) {
  const text = useSignal('');
  useSignalEffect(() => {
    const spoken = stepSpoken({ step: viewing.step.value }, viewing.opened.value, viewing.words);
    const timer = setTimeout(() => {
      text.value = spoken;
    }, SPOKEN_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  });
  return (
    <p class="spoken" role="status" aria-live="polite">
      {text.value}
    </p>
  );
}

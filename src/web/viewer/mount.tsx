/** Puts the viewer into a shadow root, and takes it away again. */
import { effect, untracked } from '@preact/signals';
import { render } from 'preact';
import type { ShownLoad } from '../../scene/shown-load.js';
import type { OwnColouring } from './colouring.js';
import type { ThemeName } from './ui/picture.js';
import { STYLE } from './ui/style.js';
import { Viewer } from './ui/viewer.js';
import { Viewing } from './viewing.js';
import { type WordList, Words } from './words.js';

export interface MountOptions {
  /** What is shown at first, as `link` gives it. */
  readonly link?: string;
  readonly theme?: ThemeName;
  /** A BCP 47 tag, for numbers. */
  readonly language?: string;
  readonly words: WordList;
  /** A colouring that one sees first. */
  readonly own?: OwnColouring;
  /** Told whenever something else is looked at. */
  readonly onChange?: (viewing: Viewing) => void;
}

export interface Mounted {
  readonly viewing: Viewing;
  setTheme(theme: ThemeName): void;
  dispose(): void;
}

/** @throws RangeError when nothing is loaded */
export function mount(root: ShadowRoot, load: ShownLoad, options: MountOptions): Mounted {
  const words = new Words(options.words, options.language);
  const viewing = new Viewing(load, words, options.link, options.own ?? null);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const show = (theme: ThemeName) => render(<Viewer viewing={viewing} theme={theme} title={load.title} />, root);
  show(options.theme ?? 'light');
  const stop = effect(() => {
    viewing.state.value;
    // Whoever hears of it may look elsewhere, here or in another view.
    untracked(() => options.onChange?.(viewing));
  });
  return {
    viewing,
    setTheme: show,
    dispose: () => {
      stop();
      render(null, root);
    },
  };
}

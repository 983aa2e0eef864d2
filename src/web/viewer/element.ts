/**
 * <stowage-view>: a load in three dimensions. Small by itself; what draws is loaded when a load is given.
 *
 *     load       property: a calculated load (problem, plan, request), as the engine's `calculate` gives it
 *     src        attribute: the shared address of a view, which is shown in a frame instead
 *     link       property: what is looked at, as a text without secrets; set it to go there
 *     theme      attribute: light or dark; absent: as the person's system
 *     language   attribute: for numbers; absent: the page's
 *     words      property: the words in another language
 *     own        property: a colouring by kinds that whoever shows the load brings along
 *
 * Events: `stowage-change` when something else is looked at, its `detail` {link, sheet, step, selected};
 * `stowage-error`, its `detail` {message}.
 */
import type { ShownLoad } from '../../scene/shown-load.js';
import type { OwnColouring } from './colouring.js';
import { type Framed, framed } from './embed/framed.js';
import type { Mounted } from './mount.js';
import type { ThemeName } from './ui/picture.js';
import { type WordList, Words } from './words.js';

export interface ViewChange {
  readonly link: string;
  readonly sheet: number;
  readonly step: number;
  readonly selected: number | null;
}

/** No wider than this its panels stand below the picture, and it is as high as they are: `stacked` among its attributes. */
const STACKED_PIXELS = 900;
const FRAME_STYLE = ':host { display: block; height: 640px; } iframe { width: 100%; height: 100%; border: 0; }';

export class StowageView extends HTMLElement {
  static readonly observedAttributes = ['theme', 'src'];
  /** Null: English. */
  words: WordList | null = null;
  /** Set before the load. */
  own: OwnColouring | null = null;
  #load: ShownLoad | null = null;
  #link = '';
  #mounted: Mounted | null = null;
  #framed: Framed | null = null;
  /** Of the load that is being shown; what comes late is not shown any more. */
  #turn = 0;
  readonly #width = new ResizeObserver(() => this.toggleAttribute('stacked', this.clientWidth <= STACKED_PIXELS));
  readonly #isDark = matchMedia('(prefers-color-scheme: dark)');

  get load(): ShownLoad | null {
    return this.#load;
  }

  set load(load: ShownLoad | null) {
    this.#load = load;
    void this.#show();
  }

  get link(): string {
    return this.#mounted?.viewing.link ?? this.#link;
  }

  set link(link: string) {
    this.#link = link;
    if (this.#mounted !== null && link !== this.#mounted.viewing.link) this.#mounted.viewing.follow(link);
    this.#framed?.say({ type: 'show', link });
  }

  connectedCallback(): void {
    this.#width.observe(this);
    this.#isDark.addEventListener('change', this.#paint);
    void this.#show();
  }

  disconnectedCallback(): void {
    this.#width.disconnect();
    this.#isDark.removeEventListener('change', this.#paint);
    this.#turn++;
    this.#end();
  }

  attributeChangedCallback(name: string): void {
    if (name === 'src') void this.#show();
    else this.#paint();
  }

  get #theme(): ThemeName {
    const theme = this.getAttribute('theme');
    return theme === 'dark' || theme === 'light' ? theme : this.#isDark.matches ? 'dark' : 'light';
  }

  readonly #paint = (): void => {
    this.#mounted?.setTheme(this.#theme);
    this.#framed?.say({ type: 'theme', theme: this.#theme });
  };

  #end(): void {
    this.#framed?.stop();
    this.#framed = null;
    if (this.#mounted === null) return;
    this.#link = this.#mounted.viewing.link;
    this.#mounted.dispose();
    this.#mounted = null;
  }

  async #show(): Promise<void> {
    const turn = ++this.#turn;
    this.#end();
    const load = this.#load;
    const address = this.getAttribute('src');
    if ((load === null && address === null) || !this.isConnected) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    try {
      if (load === null) {
        this.#frame(root, address!);
        return;
      }
      const [{ mount }, words] = await Promise.all([import('./mount.js'), this.#wordsShown()]);
      if (turn !== this.#turn) return;
      root.replaceChildren();
      this.#mounted = mount(root, load, {
        link: this.#link,
        theme: this.#theme,
        language: this.getAttribute('language') ?? (document.documentElement.lang || 'en'),
        words,
        ...(this.own === null ? {} : { own: this.own }),
        onChange: (viewing) => this.#tell(viewing.link, viewing.state.value),
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      const line = document.createElement('p');
      line.setAttribute('role', 'alert');
      const reason = error instanceof Error ? error.message : String(error);
      line.textContent = await this.#wordsShown().then(
        (words) => new Words(words).text('failed', { reason }),
        () => reason,
      );
      root.replaceChildren(line);
      this.#fail(line.textContent);
    }
  }

  /** English is loaded where it is shown. */
  async #wordsShown(): Promise<WordList> {
    return this.words ?? (await import('../../locales/made/eng/viewer.js')).VIEWER;
  }

  #frame(root: ShadowRoot, address: string): void {
    const view = framed(address, this.#link, this.title || 'Stowage', (message) => {
      if (message.type === 'ready') this.#paint();
      else if (message.type === 'error') this.#fail(message.message);
      else {
        this.#link = message.link;
        this.#tell(message.link, message);
      }
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(FRAME_STYLE);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(view.frame);
    this.#framed = view;
  }

  #tell(link: string, { sheet, step, selected }: Omit<ViewChange, 'link'>): void {
    const detail: ViewChange = { link, sheet, step, selected };
    this.dispatchEvent(new CustomEvent('stowage-change', { detail }));
  }

  #fail(message: string): void {
    this.dispatchEvent(new CustomEvent('stowage-error', { detail: { message } }));
  }
}

/** Once; a second time does nothing. */
export function defineStowageView(name = 'stowage-view'): void {
  if (customElements.get(name) === undefined) customElements.define(name, StowageView);
}

declare global {
  interface HTMLElementTagNameMap {
    'stowage-view': StowageView;
  }
}

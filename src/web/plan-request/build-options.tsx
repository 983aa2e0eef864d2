/** How the server plans what it is sent: shared or not, at once or in the background. */
import { text } from '../words/words.js';

export interface BuildWish {
  readonly isShared: boolean;
  readonly isInBackground: boolean;
  /** Address that is told of a load in the background; empty: none. */
  readonly listener: string;
}

export const USUAL_BUILD: BuildWish = { isShared: true, isInBackground: false, listener: '' };

/** Of POST /Loads and POST /Upload/Loads. */
export function queryOfBuild({ isShared, isInBackground, listener }: BuildWish): Record<string, string> {
  return {
    loadShared: String(isShared),
    multiProcessed: String(isInBackground),
    webhookListenerURLToNewLoad: isInBackground ? listener.trim() : '',
  };
}

export function BuildOptions({
  wish,
  onWish,
}: {
  readonly wish: BuildWish;
  readonly onWish: (wish: BuildWish) => void;
}) {
  return (
    <>
      <div class="row">
        <label class="check">
          <input
            type="checkbox"
            checked={wish.isShared}
            onChange={(event) => onWish({ ...wish, isShared: event.currentTarget.checked })}
          />
          <span>{text('buildShared')}</span>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={wish.isInBackground}
            onChange={(event) => onWish({ ...wish, isInBackground: event.currentTarget.checked })}
          />
          <span>{text('buildInBackground')}</span>
        </label>
      </div>
      {wish.isInBackground && (
        <label class="field">
          <span class="label">{text('buildListener')}</span>
          <input
            class="input"
            type="url"
            placeholder="https://"
            value={wish.listener}
            onInput={(event) => onWish({ ...wish, listener: event.currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

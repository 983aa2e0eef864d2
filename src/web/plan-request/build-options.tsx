/** How the server plans what it is sent: shared or not, at once or in the background. */
import { text } from '../words/words.js';

export interface BuildRequest {
  readonly isShared: boolean;
  readonly isInBackground: boolean;
  /** Address that is told of a load in the background; empty: none. */
  readonly listener: string;
}

export const USUAL_BUILD: BuildRequest = { isShared: true, isInBackground: false, listener: '' };

/** Of POST /Loads and POST /Upload/Loads. */
export function queryOfBuild({ isShared, isInBackground, listener }: BuildRequest): Record<string, string> {
  return {
    loadShared: String(isShared),
    multiProcessed: String(isInBackground),
    webhookListenerURLToNewLoad: isInBackground ? listener.trim() : '',
  };
}

interface BuildProps {
  readonly request: BuildRequest;
  /** It is a colleague's load, who alone says who may see it. */
  readonly isOthers?: boolean;
  readonly onRequest: (request: BuildRequest) => void;
}

export function BuildOptions({ request, isOthers = false, onRequest }: BuildProps) {
  return (
    <>
      <div class="row">
        {!isOthers && (
          <label class="check">
            <input
              type="checkbox"
              checked={request.isShared}
              onChange={(event) => onRequest({ ...request, isShared: event.currentTarget.checked })}
            />
            <span>{text('buildShared')}</span>
          </label>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={request.isInBackground}
            onChange={(event) => onRequest({ ...request, isInBackground: event.currentTarget.checked })}
          />
          <span>{text('buildInBackground')}</span>
        </label>
      </div>
      {request.isInBackground && (
        <label class="field">
          <span class="label">{text('buildListener')}</span>
          <input
            class="input"
            type="url"
            placeholder="https://"
            value={request.listener}
            onInput={(event) => onRequest({ ...request, listener: event.currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

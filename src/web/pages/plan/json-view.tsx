/** The request as JSON. What is not readable yet stays as it was typed, and the request as it was before. */
import { computed } from '@preact/signals';
import { UNITS } from '../../../domain/units.js';
import { change, draft, jsonText } from '../../plan-request/draft-store.js';
import { bodyOf, draftOfJson, uomSent } from '../../plan-request/request-draft.js';
import { text } from '../../words/words.js';

const written = computed(() => JSON.stringify(bodyOf(draft.value), null, 2));

export default function JsonView() {
  const shown = jsonText.value ?? written.value;
  const { length, weight } = UNITS[uomSent(draft.value)];
  const fault = jsonText.value === null ? '' : faultOf(jsonText.value);
  const take = (typed: string) => {
    try {
      const { shown } = draft.value;
      change({ ...draftOfJson(typed, uomSent(draft.value)), shown }, 'json');
    } catch {
      // Said below, from the same text.
    }
    jsonText.value = typed;
  };
  return (
    <div class="field">
      <label for="json">
        {text('jsonLabel')} <span class="quiet">{`(${length}, ${weight})`}</span>
      </label>
      <textarea
        id="json"
        class="input plan-json"
        spellcheck={false}
        value={shown}
        aria-invalid={fault !== ''}
        aria-describedby="json-fault"
        onInput={(event) => take(event.currentTarget.value)}
      />
      <p id="json-fault" role="status" class="small">
        {fault === '' ? '' : text('jsonFault', { reason: fault })}
      </p>
    </div>
  );
}

function faultOf(typed: string): string {
  try {
    draftOfJson(typed, 'UnitMetric');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

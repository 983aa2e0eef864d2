/** A study of how much fits is no plan to load by: that stands beside it, whatever is looked at. */
import { draft } from '../../plan-request/draft-store.js';
import { Icon } from '../icons.js';
import { presetOn } from '../rule-fields.js';
import { desk } from '../words.js';

export function StudyBanner() {
  if (!presetOn(draft.value.rules, 'Study')) return null;
  return (
    <p class="amber study-banner" role="status">
      <Icon name="warning" />
      {desk('notForLoading')}
    </p>
  );
}

/** The line below the picture: a sign, a sentence, and what can be done about it. */
import type { ComponentChild } from 'preact';
import { showTab } from '../desk-state.js';
import { Icon, type IconName } from '../icons.js';
import { desk } from '../words.js';

interface LineProps {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly icon: IconName;
  readonly words: string;
  readonly deed?: ComponentChild;
  /** Warnings of the plan, which stand in the result. */
  readonly warned?: number;
  /** It is told of what was just done, and stands out. */
  readonly isNews?: boolean;
}

export function Line({ tone, icon, words, warned = 0, deed = null, isNews = false }: LineProps) {
  return (
    <div class="verdict" data-tone={tone} data-is-news={isNews}>
      <Icon name={icon} />
      <p role="status" title={words}>
        {words}{' '}
        {warned > 0 && (
          <span class="verdict-more">
            ·{' '}
            <button type="button" class="as-text verdict-warned" onClick={() => showTab('result')}>
              {desk('warnings', { count: warned })}
            </button>
          </span>
        )}
      </p>
      {deed}
    </div>
  );
}

/** The line below the picture: a sign, a sentence, and what can be done about it. */
import type { ComponentChild } from 'preact';
import { Icon, type IconName } from '../icons.js';

interface LineProps {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly icon: IconName;
  readonly words: string;
  readonly deed?: ComponentChild;
  /** It is told of what was just done, and stands out. */
  readonly isNews?: boolean;
}

export function Line({ tone, icon, words, deed = null, isNews = false }: LineProps) {
  return (
    <div class="verdict" data-tone={tone} data-is-news={isNews}>
      <Icon name={icon} />
      <p role="status" title={words}>
        {words}
      </p>
      {deed}
    </div>
  );
}

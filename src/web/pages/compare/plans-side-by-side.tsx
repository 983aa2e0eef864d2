/** Two plans of one request in three dimensions beside each other, coloured by what lies elsewhere; one view moves both. */

import { createElement } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ShownLoad } from '../../../scene/shown-load.js';
import { theme } from '../../shell/theme.js';
import { defineStowageView, type OwnColouring, type StowageView } from '../../viewer/index.js';
import { viewerWords } from '../../words/words.js';
import { type Kind, kindsOf } from './plan-difference.js';
import { cards } from './words.js';

defineStowageView();

const KINDS: readonly Kind[] = ['same', 'moved', 'alone'];

interface PlansProps {
  readonly first: ShownLoad;
  readonly second: ShownLoad;
  readonly titles: readonly [first: string, second: string];
}

export function PlansSideBySide({ first, second, titles }: PlansProps) {
  const left = useRef<StowageView>(null);
  const right = useRef<StowageView>(null);
  const words = viewerWords.value;
  useEffect(() => {
    const [a, b] = [left.current!, right.current!];
    a.own = colouringOf(first, second, false);
    b.own = colouringOf(second, first, true);
    for (const one of [a, b]) one.words = words;
    a.load = first;
    b.load = second;
    const follow = (from: StowageView, to: StowageView) => () => {
      const look = lookOf(from.link);
      if (look !== lookOf(to.link)) queueMicrotask(() => goTo(to, look));
    };
    const [toRight, toLeft] = [follow(a, b), follow(b, a)];
    a.addEventListener('stowage-change', toRight);
    b.addEventListener('stowage-change', toLeft);
    return () => {
      a.removeEventListener('stowage-change', toRight);
      b.removeEventListener('stowage-change', toLeft);
    };
  }, [first, second, words]);
  const view = (ref: typeof left, title: string) => (
    <figure class="side-view">
      <figcaption>{title}</figcaption>
      {createElement('stowage-view', { ref, class: 'plan-view', theme: theme.value })}
    </figure>
  );
  return (
    <div class="side-views">
      {view(left, `A: ${titles[0]}`)}
      {view(right, `B: ${titles[1]}`)}
    </div>
  );
}

/** @param isSecond what it has alone was added; in the first plan it is left out of the other */
function colouringOf(own: ShownLoad, other: ShownLoad, isSecond: boolean): OwnColouring {
  const kindOf = kindsOf(own, other);
  return {
    title: cards('difference'),
    kinds: [
      { colour: 0xd2cbc4, text: cards('kindSame') },
      { colour: 0x4aa7f4, text: cards('kindMoved') },
      isSecond ? { colour: 0x6a9e1b, text: cards('kindAdded') } : { colour: 0x3b3bd0, text: cards('kindLeftOut') },
    ],
    kindOf: (container, piece) => KINDS.indexOf(kindOf(container, piece)),
  };
}

function goTo(view: StowageView, look: string): void {
  if (view.isConnected) view.link = look;
}

/** From where, which container, which cut: a step and a piece are of one plan alone. */
function lookOf(link: string): string {
  const query = new URLSearchParams(link);
  for (const name of ['step', 'piece', 'colour']) query.delete(name);
  return query.toString();
}

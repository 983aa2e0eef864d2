/** The figures of every request under every setting, and two of the plans against each other. */

import { useState } from 'preact/hooks';
import { change, draft } from '../../plan-request/draft-store.js';
import { CopyButton } from '../../shell/copy-button.js';
import { saveText } from '../../shell/save-file.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { number, percent, text } from '../../words/words.js';
import { type Compared, compared, csvOfCompared } from './comparison.js';
import { differences } from './plan-difference.js';
import { PlansSideBySide } from './plans-side-by-side.js';
import { nameOf } from './settings.js';
import { cards } from './words.js';

export function ComparedTable() {
  const rows = compared.value;
  const [pair, setPair] = useState<readonly [number, number]>([0, 1]);
  return (
    <section class="panel stack" aria-label={cards('compareFigures')}>
      <div class="row is-apart">
        <h2>{cards('compareFigures')}</h2>
        <button
          type="button"
          class="button is-small"
          onClick={() => saveText('comparison.csv', 'text/csv', `\uFEFF${csvOfCompared(rows)}`)}
        >
          CSV
        </button>
      </div>
      <ScrollArea kind="table-frame" label={cards('compareFigures')}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">A</th>
              <th scope="col">B</th>
              <th scope="col">{text('request')}</th>
              <th scope="col">{cards('setting')}</th>
              <th scope="col" class="number">
                {text('volumeUsed')}
              </th>
              <th scope="col" class="number">
                {text('left')}
              </th>
              <th scope="col" class="number">
                {text('containers')}
              </th>
              <th scope="col" class="number">
                {text('price')}
              </th>
              <th scope="col" class="number" title={cards('clustersHint')}>
                {cards('clusters')}
              </th>
              <th scope="col" class="number">
                {text('time')}
              </th>
              <th scope="col" class="number">
                {cards('nodes')}
              </th>
              <th scope="col">{cards('rulesOfSetting')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${row.request}/${row.setting.label}`} data-is-pareto={row.isPareto}>
                {([0, 1] as const).map((side) => (
                  <td key={side}>
                    <input
                      type="radio"
                      name={`side-${side}`}
                      aria-label={`${side === 0 ? 'A' : 'B'}: ${row.title}, ${nameOf(row.setting)}`}
                      checked={pair[side] === at}
                      onChange={() => setPair(side === 0 ? [at, pair[1]] : [pair[0], at])}
                    />
                  </td>
                ))}
                <td>{row.title}</td>
                <td>
                  {nameOf(row.setting)}{' '}
                  {row.isPareto && (
                    <span class="badge is-good" title={cards('paretoHint')}>
                      {cards('pareto')}
                    </span>
                  )}
                </td>
                <Figures row={row} />
                <td class="row">
                  <CopyButton value={JSON.stringify(row.rules, null, 2)} label={cards('copyRules')} />
                  <button
                    type="button"
                    class="button is-small"
                    onClick={() => change({ ...draft.value, rules: row.rules })}
                  >
                    {cards('useRules')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <Pair first={rows[pair[0]]} second={rows[pair[1]]} />
    </section>
  );
}

function Figures({ row: { figures, fault } }: { readonly row: Compared }) {
  if (figures === null) return <td colSpan={7}>{fault === '' ? '…' : fault}</td>;
  return (
    <>
      <td class="number">{percent(figures.volumeUtilization)}</td>
      <td class="number">{number(figures.cargoesLeft)}</td>
      <td class="number">{number(figures.containers)}</td>
      <td class="number">{number(figures.containerPrice, 2)}</td>
      <td class="number">{number(figures.clusters)}</td>
      <td class="number">{number(figures.seconds * 1000)} ms</td>
      <td class="number">{number(figures.searchNodes)}</td>
    </>
  );
}

function Pair({ first, second }: { readonly first: Compared | undefined; readonly second: Compared | undefined }) {
  if (!first?.answer?.plan || !second?.answer?.plan || first === second) return null;
  if (first.request !== second.request) return <p class="quiet">{cards('pairOfOne')}</p>;
  const rows = differences(first.answer.plan, second.answer.plan);
  return (
    <div class="stack">
      <h3>{cards('pairTitle', { first: nameOf(first.setting), second: nameOf(second.setting) })}</h3>
      <PlansSideBySide
        first={first.answer.plan}
        second={second.answer.plan}
        titles={[nameOf(first.setting), nameOf(second.setting)]}
      />
      {rows.length === 0 ? (
        <p class="quiet">{cards('pairAlike')}</p>
      ) : (
        <ScrollArea kind="table-frame" label={cards('pairTitle', { first: 'A', second: 'B' })}>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{text('cargo')}</th>
                <th scope="col" class="number">
                  A
                </th>
                <th scope="col" class="number">
                  B
                </th>
                <th scope="col" class="number">
                  {text('moved')}
                </th>
                <th scope="col">{cards('addedOrLeft')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cargo, inFirst, inSecond, moved }) => (
                <tr key={cargo}>
                  <td>{cargo === '' ? text('pallets') : cargo}</td>
                  <td class="number">{number(inFirst)}</td>
                  <td class="number">{number(inSecond)}</td>
                  <td class="number">{number(moved)}</td>
                  <td>
                    {inSecond > inFirst && text('added', { count: inSecond - inFirst })}
                    {inSecond < inFirst && text('leftOut', { count: inFirst - inSecond })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </div>
  );
}

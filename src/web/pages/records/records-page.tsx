/** Master data: what is kept of a kind, and the rows that are about to be. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import type { Row } from '../../plan-request/request-draft.js';
import { describedColumnsOf } from '../../sheet/described-columns.js';
import { goTo, place } from '../../shell/routes.js';
import { session } from '../../shell/session.js';
import { type List, useList } from '../../shell/use-list.js';
import { useTyped } from '../../shell/use-typed.js';
import { rowsKeptIn } from '../../units/measured-rows.js';
import { office } from '../../words/office-words.js';
import { text } from '../../words/words.js';
import { KINDS, type Kind } from './kinds.js';
import { RecordList } from './record-list.js';
import { StagedRows } from './staged-rows.js';

const PAGE = 100;

export default function RecordsPage() {
  const asked = place.value.query.get('kind');
  const kind = KINDS.find(({ id }) => id === asked) ?? KINDS[0];
  const [uom, setUom] = useTyped<Uom>('records', session.peek().account?.UOM ?? 'UnitMetric');
  return (
    <div class="stack">
      <section class="panel stack" aria-label={text('pageRecords')}>
        <h1>{text('pageRecords')}</h1>
        <p class="quiet small">{office('recordsExplained')}</p>
        <div class="row">
          <select
            class="input is-short"
            aria-label={office('recordsKind')}
            value={kind.id}
            onChange={(event) => goTo('/records', { kind: event.currentTarget.value })}
          >
            {KINDS.map(({ id, title }) => (
              <option key={id} value={id}>
                {text(title)}
              </option>
            ))}
          </select>
          <select
            class="input is-short"
            aria-label={text('units')}
            value={uom}
            onChange={(event) => setUom(event.currentTarget.value as Uom)}
          >
            {Object.entries(UNITS).map(([one, { length, weight }]) => (
              <option key={one} value={one}>{`${length}, ${weight}`}</option>
            ))}
          </select>
        </div>
      </section>
      <OfKind key={kind.id} kind={kind} uom={uom} />
    </div>
  );
}

interface Staged {
  /** Of plain numbers: that in which the first of them were typed. */
  readonly uom: Uom;
  readonly rows: readonly Row[];
}

const NOTHING: Staged = { uom: 'UnitMetric', rows: [] };

function OfKind({ kind, uom }: { readonly kind: Kind; readonly uom: Uom }) {
  const columns = useMemo(() => describedColumnsOf(kind.resource), [kind]);
  const [name, setName] = useState('');
  const list = useNamed(kind, uom, name.trim());
  const [staged, setStaged] = useTyped(`records/${kind.id}`, NOTHING);
  const units = { uom: staged.rows.length === 0 ? uom : staged.uom, shown: uom };
  const stage = (rows: readonly Row[]) => setStaged(rows.length === 0 ? NOTHING : { uom: units.uom, rows });
  return (
    <>
      <RecordList
        kind={kind}
        uom={uom}
        columns={columns}
        list={list}
        name={name}
        onName={setName}
        onEdit={(chosen) => {
          const names = new Set(chosen.map((row) => row['name']));
          const others = staged.rows.filter((row) => !names.has(row['name']));
          stage([...others, ...rowsKeptIn(kind.resource, chosen, uom, units.uom)]);
        }}
      />
      <StagedRows kind={kind} units={units} columns={columns} rows={staged.rows} onRows={stage} onSaved={list.again} />
    </>
  );
}

/**
 * Records whose names hold a text. Where all of a kind are read, they are looked through here: the server would call it
 * an error that there is none.
 */
function useNamed(kind: Kind, uom: Uom, name: string): List<Row> {
  const [isLong, setLong] = useState(false);
  const asked = isLong ? name : '';
  const list = useList<Row>(kind.path, { UOM: uom, [kind.nameParameter]: asked }, PAGE);
  useEffect(() => {
    if (asked === '' && list.items !== null && !list.isReading) setLong(list.hasMore);
  }, [asked, list.items, list.isReading, list.hasMore]);
  const sought = name.toLowerCase();
  const items = list.items?.filter((row) => String(row['name']).toLowerCase().includes(sought)) ?? null;
  return isLong ? list : { ...list, items };
}

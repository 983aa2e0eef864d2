/** What is chosen: its facts, where it lies in figures, and what can be done with it. */
import { useState } from 'preact/hooks';
import type { EditBufferBody } from '../../../calculation/browser/index.js';
import type { EditedPiece } from '../../editor/edited-plan.js';
import { numberOf } from '../../sheet/cell-text.js';
import { decimalSign, number, text } from '../../words/words.js';
import { ActionButtons } from './action-buttons.js';
import { CargoSign } from './cargo-sign.js';
import { useSession } from './session-context.js';

export function ChosenPanel() {
  const pieces = useSession().view.selected.value;
  const [first] = pieces;
  return (
    <section class="panel stack" aria-label={text('editChosen')}>
      <h2>{text('editChosen')}</h2>
      {first === undefined ? (
        <p class="quiet small">{text('editChosenNone')}</p>
      ) : (
        <>
          {pieces.length === 1 ? <One key={first.id} piece={first} /> : <Many pieces={pieces} />}
          <div class="row">
            <ActionButtons place="chosen" isSmall />
          </div>
        </>
      )}
    </section>
  );
}

function One({ piece }: { readonly piece: EditedPiece }) {
  const { load, measures, view } = useSession();
  const { weight } = load.opened.value!.problem.cargoes[piece.cargo]!;
  const body = view.bodyOf(piece);
  const units = measures.unitNames;
  const sides = [body.x2 - body.x1, body.y2 - body.y1, body.z2 - body.z1];
  return (
    <>
      <CargoSign cargo={piece.cargo} />
      <dl class="figures">
        <div class="figure">
          <dt>{text('editSize')}</dt>
          <dd class="edit-figure">
            {sides.map((side) => number(measures.lengthOf(side), 2)).join(' × ')} {units.length}
          </dd>
        </div>
        <div class="figure">
          <dt>{text('editWeight')}</dt>
          <dd class="edit-figure">
            {number(weight, 1)} {units.weight}
          </dd>
        </div>
      </dl>
      <Manifest cargo={piece.cargo} />
      <div class="edit-position">
        <Coordinate piece={piece} axis="x" label={text('editFromFront')} />
        <Coordinate piece={piece} axis="y" label={text('editFromLeft')} />
        <Coordinate piece={piece} axis="z" label={text('editFromFloor')} />
      </div>
    </>
  );
}

type UnitLoad = NonNullable<EditBufferBody['filledContainers'][number]['placements'][number]['unitload']>;

/** What stands on a finished pallet, placed as it is or a row of the request. */
function Manifest({ cargo }: { readonly cargo: number }) {
  const { unitLoads, opened } = useSession().load.edit.value!;
  const row = opened.request.cargoes[cargo] as { readonly unitload?: UnitLoad } | undefined;
  const rows = (unitLoads.get(cargo)?.unitload ?? row?.unitload)?.manifest ?? [];
  if (!Array.isArray(rows) || rows.length === 0) return null;
  return (
    <div class="small">
      <strong>{text('editManifest')}</strong>
      <ul class="plain-list">
        {rows.map((row: { readonly cargo?: { readonly name?: string }; readonly cargoesLoaded?: number }, at) => (
          <li key={at}>
            {number(row.cargoesLoaded ?? 0)} × {row.cargo?.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CoordinateProps {
  readonly piece: EditedPiece;
  readonly axis: 'x' | 'y' | 'z';
  readonly label: string;
}

/** A distance, taken over when one leaves the field or presses Enter; what is no number stays and says so. */
function Coordinate({ piece, axis, label }: CoordinateProps) {
  const { measures, moves, name, view } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const value = piece.position[axis];
  const shown = typed ?? number(measures.lengthOf(value), 4);
  const wanted = typed === null ? measures.lengthOf(value) : numberOf(typed.trim(), decimalSign());
  const takeOver = () => {
    if (typed === null || wanted === undefined) return;
    setTyped(null);
    const scaled = measures.scaledOf(wanted);
    if (scaled !== value) moves.moveTo({ ...piece.position, [axis]: scaled });
  };
  const id = `${name}-${axis}`;
  return (
    <div class="field">
      <label for={id}>
        {label} <span class="quiet">{measures.unitNames.length}</span>
      </label>
      <input
        class="input"
        id={id}
        inputMode="decimal"
        autocomplete="off"
        value={shown}
        disabled={view.isLocked.value}
        aria-invalid={wanted === undefined}
        aria-describedby={wanted === undefined ? `${id}-fault` : undefined}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={takeOver}
        onKeyDown={(event) => {
          if (event.key === 'Enter') takeOver();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      {wanted === undefined && (
        <p class="small edit-bad" id={`${id}-fault`}>
          {text('editNumberFault')}
        </p>
      )}
    </div>
  );
}

function Many({ pieces }: { readonly pieces: readonly EditedPiece[] }) {
  const counts = new Map<number, number>();
  for (const { cargo } of pieces) counts.set(cargo, (counts.get(cargo) ?? 0) + 1);
  return (
    <>
      <strong>{text('editChosenMany', { count: pieces.length })}</strong>
      <ul class="plain-list">
        {[...counts].map(([cargo, count]) => (
          <li key={cargo} class="row">
            <CargoSign cargo={cargo} /> <span class="quiet">{number(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Warnings about requests that can be calculated but may not mean what they say. */
import { figure } from '../../domain/sentences.js';
import type { Uom } from '../../domain/words.js';
import { READ_ONLY_RULES } from '../../schema/read-only-rules.js';
import type { Warning } from '../types.js';
import { cargoLooksLikeOtherUnit } from './cargo-looks-like.js';
import { looksLikeOtherUnit } from './looks-like.js';
import { oddRowLooksLikeOtherUnit } from './odd-row.js';
import type { FilledCargo } from './resolve-cargo.js';
import type { FilledContainerBody } from './resolve-container.js';
import { type FilledRules, mayBeOptional } from './resolve-rules.js';

function cargoAdvice(cargo: FilledCargo, pointer: string, isOptionalUsed: boolean): Warning[] {
  const warnings: Warning[] = [];
  const pieces = cargo.qty * Math.max(1, cargo.pieceInside);
  if (cargo.orderPieces > 0 && pieces < cargo.orderPieces) {
    const message = `${figure(cargo.orderPieces)} pieces are ordered, but qty * pieceInside is ${figure(pieces)}.`;
    warnings.push({ code: 'OrderPiecesShort', pointer: `${pointer}/orderPieces`, message });
  }
  if (cargo.isOptional && !isOptionalUsed) {
    const message =
      '`isOptional` has an effect only with `isBalanceFillWithOptionalCargoes` and MixLoad. Here the cargo counts as ordinary.';
    warnings.push({ code: 'OptionalTakenAsOrdinary', pointer: `${pointer}/isOptional`, message });
  }
  return warnings;
}

/** A rule is asked for when it is given and neither false, 0 nor empty. */
function isAskedFor(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}

function readOnlyAdvice(rules: FilledRules): Warning[] {
  const given = rules as Readonly<Record<string, unknown>>;
  return READ_ONLY_RULES.filter((rule) => isAskedFor(given[rule])).map((rule) => ({
    code: 'ReadOnlyRule',
    pointer: `/rules/${rule}`,
    message: `\`${rule}\` comes from the settings of the account. In a request it is ignored.`,
  }));
}

function supportAdvice({ isSafeStackingUsed, minSupportRate }: FilledRules): Warning[] {
  if (isSafeStackingUsed && minSupportRate > 0) return [];
  const field = isSafeStackingUsed ? 'minSupportRate' : 'isSafeStackingUsed';
  const message =
    'The request asks for no support, so cargo may hover. The plan shows how much volume fits, and cannot be loaded as it is.';
  return [{ code: 'Unsupported', pointer: `/rules/${field}`, message }];
}

export function adviceOn(
  request: { cargoes: readonly FilledCargo[]; containers: readonly FilledContainerBody[]; rules: FilledRules },
  uom: Uom,
  containersPointer: string,
): Warning[] {
  const isOptionalUsed = mayBeOptional(request.rules);
  const ofAll = cargoLooksLikeOtherUnit(request, uom);
  return [
    ...request.cargoes.flatMap((cargo, index) => cargoAdvice(cargo, `/cargoes/${index}`, isOptionalUsed)),
    ...looksLikeOtherUnit(request.containers, uom, containersPointer),
    ...(ofAll.length > 0 ? ofAll : oddRowLooksLikeOtherUnit(request, uom)),
    ...supportAdvice(request.rules),
    ...readOnlyAdvice(request.rules),
  ];
}

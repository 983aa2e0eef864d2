/** The first step of a calculation: what is wrong with a request, and the problem that it poses. Nothing is searched. */
import type { FinishedPallet } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { EditBufferBody } from '../schema/edit-buffer.js';
import { placedIssues, placedWarnings, type RequestSource } from '../schema/places.js';
import { validateLoadRequest, validateShape } from '../schema/validate.js';
import { solutionNamesOf } from './asked/account-rules.js';
import type { CalculationOptions } from './asked/options.js';
import { withProfile } from './asked/rules-profile.js';
import type { GivenContainer } from './resolve/given.js';
import { NOTHING_PLACED, type PlacedByHand, withPlacedUnitLoads } from './resolve/placed-unit-loads.js';
import { withPlannedPallets } from './resolve/planned-pallets.js';
import { resolve } from './resolve/resolve.js';
import type { Issue, NormalisedRequest, SolutionNames, Warning } from './types.js';

export interface CheckedRequest {
  /** Null when there is an issue. */
  readonly problem: LoadProblem | null;
  /** What is placed by hand, of an editing buffer; null: the body is a load request. */
  readonly given: readonly GivenContainer[] | null;
  /** Finished pallets of a plan that is given back (checkPlanned); null: none is one. */
  readonly planned: readonly FinishedPallet[] | null;
  /** Every fault, with where it is. */
  readonly issues: readonly Issue[];
  readonly warnings: readonly Warning[];
  /** Empty when the request has none that can be used. */
  readonly title: string;
  readonly description: string;
  /** What a load echoes of it. */
  readonly request: NormalisedRequest;
  readonly solutionNames: SolutionNames | null;
  /** The workbook or table that it was read from; null: it is as it was sent. */
  readonly source: RequestSource | null;
}

/** @param body parsed JSON, as it was sent */
export function check(body: unknown, options: CalculationOptions): CheckedRequest {
  return checkedAs(body, options, withoutPlaced);
}

/**
 * The same, but that finished pallets of an editing buffer are pallets, and no cargo by themselves, as far as each is as a plan
 * of the request has it: they are in `planned`.
 */
export function checkPlanned(body: unknown, options: CalculationOptions): CheckedRequest {
  const checked = checkedAs(body, options, (buffer) => withPlanned(buffer) ?? withoutPlaced(buffer));
  const { planned, problem } = checked;
  return planned !== null && (problem === null || planned.length === 0) ? check(body, options) : checked;
}

/** @param readPlaced of an editing buffer */
function checkedAs(body: unknown, options: CalculationOptions, readPlaced: typeof withoutPlaced): CheckedRequest {
  if (options.edit?.isAsSent) {
    const { value, issues, warnings } = validateShape('EditBuffer', body);
    if (issues.length > 0) return misshapen(issues, warnings);
    const checked = checkedAs(value, { ...options, edit: { ...options.edit, isAsSent: false } }, readPlaced);
    return { ...checked, warnings: [...warnings, ...checked.warnings] };
  }
  const profile = withProfile(body, options);
  const { sent, placed } = options.edit === undefined ? { sent: body, placed: NOTHING_PLACED } : readPlaced(body);
  const { value, issues, warnings } = validateLoadRequest(sent, {
    maxRunTimeSeconds: options.maxRunTimeSeconds,
    cargoesFromDatabase: options.storedCargoes !== undefined,
    containersFromDatabase: options.storedContainers !== undefined,
    rulesBelow: profile.rules,
  });
  const { source = null } = options;
  const asked = { ...options, account: profile.account };
  const resolved = resolve(value, [...(source?.faults ?? []), ...issues], asked, placed);
  const found = profile.issues([...issues, ...resolved.issues]);
  return {
    problem: found.length === 0 ? resolved.problem : null,
    given: options.edit === undefined ? null : resolved.given,
    planned: placed.pallets.length === 0 ? null : (resolved.planned ?? []),
    issues: placedIssues(source, found),
    warnings: placedWarnings(source, profile.warnings([...warnings, ...resolved.warnings])),
    title: value.title ?? '',
    description: value.description,
    // An answer shows the rules that held.
    request: {
      ...resolved.request,
      rules: { ...resolved.request.rules, ...profile.settings },
      ...(value.leftOut.length > 0 && {
        leftOut: value.leftOut.map(({ uom, ...row }) => ({ ...row, uom: uom ?? options.uom })),
      }),
    },
    solutionNames: solutionNamesOf(profile.account),
    source,
  };
}

/** Of an editing buffer in which nothing can be told apart. */
function misshapen(issues: readonly Issue[], warnings: readonly Warning[]): CheckedRequest {
  return {
    ...{
      problem: null,
      given: null,
      planned: null,
      issues,
      warnings,
      title: '',
      description: '',
      solutionNames: null,
      source: null,
    },
    request: { cargoes: [], emptyContainers: [], rules: {} },
  };
}

/** An editing buffer as a load request, and what it places. @param body of the right shape */
function withoutPlaced(body: unknown): { readonly sent: unknown; readonly placed: PlacedByHand } {
  const { filledContainers, alternatives, ...sent } = body as EditBufferBody;
  const { cargoes, placed } = withPlacedUnitLoads(sent.cargoes, filledContainers, alternatives);
  return { sent: { ...sent, cargoes }, placed };
}

/** Null: it places no finished pallets, or not as a plan has them. */
function withPlanned(body: unknown): ReturnType<typeof withoutPlaced> | null {
  const { filledContainers, alternatives, ...sent } = body as EditBufferBody;
  const planned = alternatives === true ? null : withPlannedPallets(sent.cargoes, filledContainers);
  return planned && { sent, placed: { ...NOTHING_PLACED, ...planned, rowsSent: sent.cargoes.length } };
}

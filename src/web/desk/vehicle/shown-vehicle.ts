/** The vehicle of the container that is looked at, as the plan has it or, while a hand has it, as the hand holds it. */
import { computed } from '@preact/signals';
import { axleStages, axlesOf, floorLineOf, type Pressing, pressingOf } from '../../../calculation/browser/vehicle.js';
import type { AxleRegulation } from '../../../domain/axle-regulations.js';
import type { FloorLine } from '../../../domain/floor-line.js';
import type { LoadedContainer } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { ShownUnits } from '../../../domain/shown-units.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';
import type { Uom } from '../../../domain/words.js';
import { sideBoxes } from '../../../scene/vehicle/side-boxes.js';
import type { SideBox } from '../../../scene/vehicle/side-view.js';
import { type Vehicle, vehicleOf } from '../../../scene/vehicle/vehicle.js';
import type { AxlesAnswer } from '../../../schema/axles-answer.js';
import { bodyOfPiece, givenOf } from '../../editor/edited-plan.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { editing } from '../hand/editing.js';
import { viewing } from '../picture/shown-view.js';

interface Loaded {
  readonly problem: LoadProblem;
  readonly loaded: LoadedContainer;
  readonly solids: Parameters<typeof sideBoxes>[0];
  readonly looks: Parameters<typeof sideBoxes>[1];
}

export interface ShownVehicle {
  readonly uom: Uom;
  /** Null: nobody said what carries it. */
  readonly vehicle: Vehicle | null;
  /** Whose limits of axles are asked beside those of the plates. */
  readonly regulation: AxleRegulation;
  /** What is aboard at each of the stages of the vehicle, and where its weight may then lie. */
  readonly stages: readonly { readonly boxes: readonly SideBox[]; readonly window: AxlesAnswer['window'] }[];
  /** Null: nothing is known of what the floor bears. */
  readonly floor: FloorLine | null;
  /** Null: no piece presses on the floor with more than that bears. */
  readonly pressing: Pressing | null;
  readonly length: number;
}

const loadedNow = computed((): Loaded | null => {
  const edited = editing.value;
  if (edited !== null && edited.layer.value !== null) return heldBy(edited.session);
  const opened = viewing.value?.opened.value;
  const plan = shownPlan.value?.answer.plan;
  if (opened === undefined || plan === null || plan === undefined || opened.sheet.kind !== 'container') return null;
  const { problem, plan: whole } = vehicleLevel(plan.problem, plan.plan);
  const loaded = whole.containers[opened.sheet.place];
  const { solids, looks } = opened.sheet.scene;
  return loaded === undefined ? null : { problem, loaded, solids, looks };
});

/** With the pieces in hand where they are held. */
function heldBy({ load, view, hand }: EditSession): Loaded | null {
  const [opened, container, scene] = [load.opened.value, view.container.value, view.scene.value];
  if (opened === null || container === null || scene === null) return null;
  const held = hand.taken.value?.held?.pieces ?? [];
  const ids = new Set(held.map(({ id }) => id));
  const pieces = [
    ...container.pieces.filter(({ id }) => !ids.has(id)),
    ...held.map((piece) => ({ ...piece, id: piece.id ?? 0 })),
  ];
  const { problem } = opened;
  const [given] = givenOf({ containers: [{ ...container, pieces }] });
  const cargo = pieces.map((piece) => ({
    ...bodyOfPiece(piece, problem.cargoes),
    ...{ kind: 'cargo' as const, cargo: piece.cargo },
  }));
  return { problem, loaded: given!.loaded, solids: [...scene.solids, ...cargo], looks: scene.looks };
}

export const shownVehicle = computed((): ShownVehicle | null => {
  const now = loadedNow.value;
  if (now === null) return null;
  const { problem, loaded, solids, looks } = now;
  const uom = draft.value.shown;
  const units = new ShownUnits(problem, uom);
  const lengthOf = (scaled: number) => units.length(scaled);
  const type = problem.containers[loaded.container]!;
  const { axles } = type;
  const vehicle = axles === undefined ? null : vehicleOf(type, axlesOf(problem, loaded, axles, units), uom, lengthOf);
  return {
    ...{ uom, vehicle, regulation: problem.rules.axleRegulation ?? 'None' },
    stages:
      vehicle === null
        ? []
        : axleStages(problem, loaded, units).map(({ window, isAboard }) => {
            const aboard = solids.filter(({ kind, cargo }) => kind === 'deck' || isAboard(cargo));
            return { window, boxes: sideBoxes(aboard, looks, lengthOf) };
          }),
    floor: floorLineOf(problem, loaded, units),
    pressing: pressingOf(problem, loaded, units),
    length: lengthOf(type.size.length),
  };
});

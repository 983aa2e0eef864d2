/** The colours of a step's picture: what is new in its own, what was loaded before in grey. */
import type { Colour } from '../../scene/looks.js';
import { shaded } from '../../scene/shades.js';
import { type Gradient, gradientOf } from './faces.js';
import type { StepPictures } from './step-pictures.js';
import type { Paint } from './tones.js';

export interface FaceTone {
  /** Place of the face. */
  readonly face: number;
  /** Of a round side its colour, which `round` shades. */
  readonly fill: Colour;
  /** Null: it is flat. */
  readonly round: Gradient | null;
  readonly isNew: boolean;
  /** There are lines between pieces on it. */
  readonly hasJoints: boolean;
}

const LOADED: Colour = 0xeae8e6;
const LOADED_WOOD: Colour = 0xdcdad8;
const WOOD: Colour = 0x7fb0d2;

/** In the order of drawing. */
export function stepTones(
  { faces, bodies, pictures }: StepPictures,
  step: number,
  paintAt: (cargo: number) => Paint,
): FaceTone[] {
  return pictures[step]!.faces.map((face) => {
    const { body, tone, joints, round } = faces[face]!;
    const { cargo, isWood, step: own } = bodies[body]!;
    const isNew = own === step;
    const paint: Paint = isWood ? { colour: WOOD } : paintAt(cargo);
    const colour = isNew ? paint.colour : isWood ? LOADED_WOOD : LOADED;
    return {
      face,
      fill: shaded(colour, tone ?? 0),
      round: round && gradientOf(round, colour),
      isNew,
      hasJoints: joints.length > 0,
    };
  });
}

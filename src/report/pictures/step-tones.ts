/** The colours of a step's picture: what is new in its own, what was loaded before in grey. */
import type { Colour, Hatch } from '../../scene/looks.js';
import type { Gradient } from './faces.js';
import type { StepPictures } from './step-pictures.js';
import { lit, type Paint } from './tones.js';

export interface FaceTone {
  /** Place of the face. */
  readonly face: number;
  /** Of a round side where it is brightest. */
  readonly fill: Colour;
  /** Null: it is flat. */
  readonly round: Gradient | null;
  readonly hatch: Hatch;
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
    const { body, light, joints, round } = faces[face]!;
    const { cargo, isWood, step: own } = bodies[body]!;
    const isNew = own === step;
    const paint: Paint = isWood ? { colour: WOOD, hatch: 'none' } : paintAt(cargo);
    const colour = isNew ? paint.colour : isWood ? LOADED_WOOD : LOADED;
    return {
      face,
      fill: lit(colour, light),
      round: round && { ...round, colours: round.lights.map((one) => lit(colour, one)) },
      hatch: isNew ? paint.hatch : 'none',
      isNew,
      hasJoints: joints.length > 0,
    };
  });
}

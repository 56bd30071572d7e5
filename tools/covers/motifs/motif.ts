import type { Paint } from '../shapes.ts';

/** Colours of a drawing, which lies in a square from -100 to 100. */
export interface MotifInk {
  readonly line: string;
  readonly fill: string;
  readonly soft: string;
  readonly accent: string;
}

export type Motif = (ink: MotifInk) => string;

export const stroke = (colour: string, width = 3): Paint => ({ stroke: colour, width });
export const solid = (colour: string): Paint => ({ fill: colour });

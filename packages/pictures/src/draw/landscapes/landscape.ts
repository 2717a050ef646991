import type { Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';

/** Draws all that stands in front of the sky. */
export interface Landscape {
  /** Where sky and land (or water) meet. */
  horizon: number;
  /** Height of what the eye is led to, for a nearer view. */
  focusY: number;
  draw: (stage: Stage, view: View) => Markup;
}

export interface View {
  horizon: number;
  /** Position of the focal point, in units. */
  focus: number;
}

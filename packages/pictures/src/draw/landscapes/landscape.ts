import type { Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';

/** A landscape in front of the sky. */
export interface Landscape {
  /** Height of the line between sky and land (or water). */
  horizon: number;
  /** Height of the focal point, for a nearer view. */
  focusY: number;
  draw: (stage: Stage, view: View) => Markup;
}

export interface View {
  horizon: number;
  /** Position of the focal point, in units. */
  focus: number;
}

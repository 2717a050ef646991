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
  /** Where the focal point stands, in units. */
  focus: number;
}

/** The ways of drawing one kind of place; at least three. */
export type Landscapes = readonly Landscape[];

/** Walls of southern towns, their roofs, and the slate of northern ones. */
export const PLASTER = ['#f4e3c6', '#efd0a8', '#e9b98d', '#f2dcc0', '#e3a58a', '#f6ecd8'] as const;
export const TERRACOTTA = ['#c4613f', '#b5553c', '#cf7a4e'] as const;
export const SLATE = ['#5c6f7c', '#6b7a84', '#4f6470'] as const;

import { style, type StyleRule } from '@vanilla-extract/css';
import { layer } from './layer.css.ts';
// Ensures that every component's styles bring the token values with them.
import './theme.css.ts';

/** vanilla-extract's `style` inside the design system's cascade layer; `debugId` names the class in development. */
export function layered(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layer]: rule } }, debugId);
}

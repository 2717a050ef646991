import { style, type StyleRule } from '@vanilla-extract/css';
import { layer } from './layer.css.ts';
// Whoever uses a component gets values for its tokens with it.
import './theme.css.ts';

/** `style` of vanilla-extract inside the design system's cascade layer; `debugId` names the class in development. */
export function layered(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layer]: rule } }, debugId);
}

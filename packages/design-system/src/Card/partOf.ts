import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layer } from '../theme/layer.css.ts';

type PartRule = Omit<StyleRule, 'selectors' | '@layer'>;

/** Styles a part of cards with a layout; `selector` names both, so that it is more specific than the part's own. */
export function partOf(selector: string, rule: PartRule): void {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}

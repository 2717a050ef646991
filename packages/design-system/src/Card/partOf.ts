import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layer } from '../theme/layer.css.ts';

type PartRule = Omit<StyleRule, 'selectors' | '@layer'>;

/** Styles a part of the cards that have a layout; `selector` names both, so that it counts more than the part's own. */
export function partOf(selector: string, rule: PartRule): void {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}

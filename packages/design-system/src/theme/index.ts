import './theme.css.ts';
import './fonts.css.ts';
import './base.css.ts';

export { DESKTOP_MIN_WIDTH, media } from './breakpoints.ts';
export { contrastFailures, contrastRatio } from './contrast.ts';
export { vars } from './contract.css.ts';
export type { Theme, ThemeColors } from './data.ts';
export { extendTheme, type ThemeChanges } from './extendTheme.ts';
export { rightToLeft } from './rightToLeft.ts';
export { scale } from './scale.ts';
export { sabadora } from './themes/sabadora.ts';
export { sabadoraDark } from './themes/sabadoraDark.ts';
export { wireframe } from './themes/wireframe.ts';
export { themeToCss } from './themeToCss.ts';
export { themeToTokens, type DesignToken, type DesignTokens } from './themeToTokens.ts';
export { visuallyHidden } from './visuallyHidden.css.ts';

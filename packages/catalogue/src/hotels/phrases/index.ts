export { OPENINGS } from './openings.ts';
export { ON_SITE, STYLE_PHRASES } from './styles.ts';
export { TYPE_PHRASES } from './types.ts';

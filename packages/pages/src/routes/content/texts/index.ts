import type { TextLanguage, WriteText } from '../legalText.ts';
import { dataProtection } from './dataProtection/index.ts';

/** The legal pages by the id in their address. */
export const legalTexts: ReadonlyMap<string, Readonly<Record<TextLanguage, WriteText>>> = new Map([
  ['data-protection', dataProtection],
]);

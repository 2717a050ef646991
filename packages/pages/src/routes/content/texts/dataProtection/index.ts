import type { TextLanguage, WriteText } from '../../legalText.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What is kept of a visit, and the visitor's rights (CH-087). */
export const dataProtection: Readonly<Record<TextLanguage, WriteText>> = { en, fr, es, it, nl };

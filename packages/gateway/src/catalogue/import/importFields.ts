import { LANGUAGES } from '@sabadora/place-names';
import { z } from 'zod';

/* Field schemas that the lines of an import share. */

/** Id of a record. */
export const id = z.int32().positive();
/** Ids of records; none when left out. */
export const ids = z.array(id).default([]);
// PostgreSQL stores neither NUL nor half of a surrogate pair.
export const text = z
  .string()
  .refine((value) => !value.includes('\0') && value.isWellFormed(), 'has characters that are no text');
/** A single-line text of 1 to 300 characters. */
export const name = text.min(1).max(300);
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
/** A whole number from `min` to `max`. */
export const small = (min: number, max: number) => z.int().min(min).max(max);
/** A number from 0 to 1. */
export const unit = z.number().min(0).max(1);
/** ISO day. */
export const day = z.iso.date();
/** Highest price that an import accepts, in cents. */
export const MOST_CENTS = 100_000_000;
/** A price in cents. */
export const cents = z.int().min(0).max(MOST_CENTS);
/** One of the codes of a list. */
export const codes = <Code extends string>(list: Record<Code, unknown>) =>
  z.enum(Object.keys(list) as [Code, ...Code[]]);

/** A value per language. Missing languages get the English value, otherwise the first that is given. */
export function inLanguages<Value extends z.ZodType>(value: Value) {
  const shape = Object.fromEntries(LANGUAGES.map((language) => [language, value.optional()]));
  return z
    .strictObject(shape)
    .refine(
      (texts) => Object.values(texts).some((entry) => entry !== undefined),
      'needs a text in at least one language',
    )
    .transform((texts) => {
      const fallback = texts['en'] ?? Object.values(texts).find((entry) => entry !== undefined);
      return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? fallback]));
    });
}

/** A name in each language. */
export const names = inLanguages(name);
/** Paragraphs in each language, at most 20. */
export const lines = inLanguages(z.array(text.max(5000)).max(20));

/** Paragraphs in each language; empty when none are given. */
export const maybeLines = z.union([z.strictObject({}), lines]).default({});

/** A text in each language; null when none is given. */
export const maybeText = inLanguages(text.min(1).max(1000)).nullable().default(null);

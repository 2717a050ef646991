import { FLOWS, type ContentSelection } from '@sabadora/domain';
import * as z from 'zod/mini';

const MOMENT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

const moment = z
  .string('must be a day and hour, as "2026-11-27T08:00"')
  .check(
    z.refine(
      (text) => MOMENT.test(text) && new Date(`${text}Z`).toISOString().startsWith(text),
      'must be a day and hour that exists, in Paris, as "2026-11-27T08:00"',
    ),
  );

const code = z.string().check(z.regex(/^[\w-]{1,40}$/, 'must be letters, digits, - and _'));

/** Fields that every file may have: when, where and to whom it is shown. */
const selectionFields = z
  .object({
    from: z.optional(moment),
    until: z.optional(moment),
    flow: z.optional(z.enum(FLOWS, `must be one of ${FLOWS.join(', ')}`)),
    pages: z.optional(z.array(code, 'must be a list of pages, as [home, search]')),
    variation: z.optional(code),
    draft: z._default(z.boolean('must be true or false'), false),
  })
  .check(
    z.refine(({ from, until }) => from === undefined || until === undefined || from < until, {
      path: ['until'],
      message: 'must be later than `from`, or the file is never shown (ALG-23)',
    }),
  );

const NAMES = new Set(['from', 'until', 'flow', 'pages', 'variation', 'draft']);

/** Separates the selection fields of a file from those of its body. */
export function splitFields(fields: Readonly<Record<string, unknown>>): {
  selection: Record<string, unknown>;
  body: Record<string, unknown>;
} {
  const entries = Object.entries(fields);
  return {
    selection: Object.fromEntries(entries.filter(([name]) => NAMES.has(name))),
    body: Object.fromEntries(entries.filter(([name]) => !NAMES.has(name))),
  };
}

/** When, where and to whom a file is shown, or the faults of these fields. */
export function readSelection(
  fields: unknown,
): { selection: ContentSelection } | { issues: z.core.$ZodIssue[] } {
  const parsed = z.safeParse(selectionFields, fields);
  if (!parsed.success) return { issues: parsed.error.issues };
  const { draft, ...selection } = parsed.data;
  return { selection: { ...selection, isDraft: draft } };
}

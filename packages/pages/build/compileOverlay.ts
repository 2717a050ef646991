import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { OverlaidMessage, OverlaidPart } from '../src/kit/words/overlay.ts';
import { partsOf } from './messageParts.ts';

const read = (text: string) => parse(text, { ignoreTag: true });

/**
 * Converts an ICU message to plain JSON. Values, numbers without a style, plurals and choices are supported.
 *
 * @throws Error when the text cannot be parsed, or contains anything else.
 */
export function compileOverlay(text: string): OverlaidMessage {
  return compiled(read(text));
}

/** @param counted Name of the value that "#" represents. */
function compiled(elements: readonly MessageFormatElement[], counted = ''): OverlaidMessage {
  return elements.map((element) => partOf(element, counted));
}

function partOf(element: MessageFormatElement, counted: string): OverlaidPart {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return { number: counted };
  if (element.type === TYPE.argument) return { value: element.value };
  if (element.type === TYPE.number && !element.style) return { number: element.value };
  if (element.type !== TYPE.plural && element.type !== TYPE.select)
    throw new Error('only {name}, {name, number}, plural, selectordinal and select are known here');
  if (element.type === TYPE.plural && element.offset !== 0)
    throw new Error('a plural with an offset is not known here');
  const isPlural = element.type === TYPE.plural;
  return {
    by: element.value,
    kind: isPlural ? (element.pluralType ?? 'cardinal') : 'select',
    branches: Object.fromEntries(
      Object.entries(element.options).map(([name, { value }]) => [
        name,
        compiled(value, isPlural ? element.value : counted),
      ]),
    ),
  };
}

const listed = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ') || 'no values';

/**
 * Reasons why a text cannot replace the site's own text: it cannot be parsed, it has other values, or one of its
 * plurals lacks a branch of the language. Each reason ends with a remedy, e.g. "…: the plural of {count} has no
 * branch for few. Add it".
 *
 * @param source The site's own text.
 */
export function overlayProblems(text: string, source: string, language: string): string[] {
  try {
    compileOverlay(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`this cannot be read as a message (${reason}). Look for a brace that is missing or too many`];
  }
  const { values, plurals } = partsOf(read(text));
  const own = partsOf(read(source)).values;
  const differing = [...values].some((name) => !own.has(name)) || values.size !== own.size;
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [
    ...(differing
      ? [`it has ${listed(values)}, where the site's text has ${listed(own)}. Write the same ones`]
      : []),
    ...plurals.flatMap(({ value, branches }) => {
      const missing = needed.filter((category) => !branches.includes(category));
      return missing.length === 0
        ? []
        : [`the plural of {${value}} has no branch for ${missing.join(', ')}. Add what is missing`];
    }),
  ];
}

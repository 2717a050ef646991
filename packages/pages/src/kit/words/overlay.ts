import type { MessageValues, Messages, Words } from './messages.ts';

/**
 * Part of an overlaid message: text, a value, a value formatted as a number, or one of several messages selected by a
 * value.
 */
export type OverlaidPart =
  | string
  | { value: string }
  | { number: string }
  | {
      by: string;
      kind: 'cardinal' | 'ordinal' | 'select';
      branches: Readonly<Record<string, OverlaidMessage>>;
    };

/** An ICU message as plain JSON, made by `compileOverlay`, which a browser can format without evaluating code. */
export type OverlaidMessage = readonly OverlaidPart[];

/** Messages that replace those of the pages, by key; plain JSON. */
export interface WordsOverlay {
  /** BCP 47 tag of their language, for plurals and numbers. */
  language: string;
  messages: Readonly<Record<string, OverlaidMessage>>;
}

/** Wraps the words of a part; returns the same function for the same words. */
export type AdaptWords = (words: Words<Messages>) => Words<Messages>;

/** Returns a function that replaces overlaid messages and keeps all others. */
export function overlayWords({ language, messages }: WordsOverlay): AdaptWords {
  const say = sayerIn(language);
  const known = new WeakMap<Words<Messages>, Words<Messages>>();
  return (words) => {
    const found = known.get(words);
    if (found) return found;
    const overlaid: Words<Messages> = (key, values) => {
      const message = messages[key];
      return message === undefined ? words(key, values) : say(message, values ?? {});
    };
    known.set(words, overlaid);
    return overlaid;
  };
}

function sayerIn(language: string): (message: OverlaidMessage, values: MessageValues) => string {
  const numbers = new Intl.NumberFormat(language);
  const categoryOf = (kind: 'cardinal' | 'ordinal', count: number) =>
    new Intl.PluralRules(language, { type: kind }).select(count);

  const say = (message: OverlaidMessage, values: MessageValues): string =>
    message.map((part) => (typeof part === 'string' ? part : sayPart(part, values))).join('');

  const sayPart = (part: Exclude<OverlaidPart, string>, values: MessageValues): string => {
    if ('value' in part) return String(values[part.value]);
    if ('number' in part) return numbers.format(Number(values[part.number]));
    const { by, kind, branches } = part;
    const value = values[by] ?? '';
    const exact = kind === 'select' ? branches[value] : branches[`=${value}`];
    const branch = exact ?? (kind === 'select' ? undefined : branches[categoryOf(kind, Number(value))]);
    return say(branch ?? branches['other'] ?? [], values);
  };
  return say;
}

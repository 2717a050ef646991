/**
 * Names by the words before them, e.g. "dans le". The names, or the first words of names, are separated by commas and
 * written as inside a sentence: "lac" under "au bord du" makes "au bord du lac de Garde" of "Lac de Garde".
 */
export type Wording = Readonly<Record<string, string>>;

/** Puts a word before a name, without a space after an apostrophe. */
export function joined(before: string, name: string): string {
  return before === '' || before.endsWith('’') ? before + name : `${before} ${name}`;
}

/**
 * Creates a function that finds the phrase of a name: by the whole name, otherwise by the longest listed beginning.
 */
export function phraseFinder(wording: Wording): (name: string) => string | undefined {
  const entries = new Map<string, { before: string; text: string }>();
  for (const [before, names] of Object.entries(wording)) {
    for (const part of names.split(',')) {
      const text = part.trim().replaceAll(/\s+/g, ' ');
      entries.set(text.toLowerCase(), { before, text });
    }
  }
  return (name) => {
    const words = name.split(' ');
    for (let count = words.length; count > 0; count -= 1) {
      const entry = entries.get(words.slice(0, count).join(' ').toLowerCase());
      if (entry) return joined(entry.before, [entry.text, ...words.slice(count)].join(' '));
    }
    return undefined;
  };
}

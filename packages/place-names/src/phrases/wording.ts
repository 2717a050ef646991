/**
 * What goes before a name, e.g. "dans le" → names and first words of names, between commas, each written as in the
 * middle of a sentence: under "au bord du", "lac" makes "au bord du lac de Garde" of "Lac de Garde".
 */
export type Wording = Readonly<Record<string, string>>;

/** A word before a name; one that ends in an apostrophe is joined to it. */
export function joined(before: string, name: string): string {
  return before === '' || before.endsWith('’') ? before + name : `${before} ${name}`;
}

/** Finds the phrase of a name: by the whole name, else by as many of its first words as are listed. */
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

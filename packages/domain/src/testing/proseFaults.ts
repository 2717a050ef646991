/** The markets' languages, and English, the source language of the texts. */
export type ProseLanguage = 'en' | 'fr' | 'es' | 'it' | 'nl';

type Rule = readonly [fault: string, pattern: RegExp];

/** Rules for every language. */
const COMMON: readonly Rule[] = [
  ['straight apostrophe or quotation mark', /['"]/],
  ['three dots in place of …', /\.\.\./],
  ['two spaces in a row', / {2}/],
  ['breaking space before a punctuation mark', / [.,;:!?…)»]/],
  ['breaking space between a number and its unit', /\d (?:km|m|h|u\.|%|€)(?!\p{L})/u],
  // Except after an abbreviation.
  ['lower case after a full stop', /(?<!\b(?:max|máx|c|u)|\p{Lu})[.!?] \p{Ll}/u],
];

/** Rules for one language: form of address, and typography. */
const OF_LANGUAGE: Readonly<Record<ProseLanguage, readonly Rule[]>> = {
  en: [],
  fr: [
    ['no narrow no-break space before ; ! ?', /(?<!\u202f)[;!?]/],
    ['no no-break space before a colon', /(?<!\u00a0):(?!\/\/|\d)/],
    ['no no-break space inside « »', /«(?!\u00a0)|(?<!\u00a0)»/],
    ['no no-break space before %', /(?<![\u00a0\u202f])%/],
    ['visitor addressed as tu', /(?<!\p{L})(?:tu|toi|te|tes)(?!\p{L})/iu],
  ],
  es: [
    ['question or exclamation without its first mark', /^[^¿]*\?|^[^¡]*!/],
    ['space inside « »', /«\s|\s»/],
    ['no no-break space before %', /(?<![\u00a0\u202f])%/],
    [
      'visitor addressed as usted or vosotros',
      /(?<!\p{L})(?:usted|ustedes|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
    ],
  ],
  it: [
    ['space inside « »', /«\s|\s»/],
    ['visitor addressed as voi or Lei', /(?<!\p{L})(?:voi|vostr[oaie])(?!\p{L})|(?<!\p{L})Lei(?!\p{L})/u],
  ],
  // One form of address in both markets, because they share the texts of hotels and offers. "10 u." is an hour, and
  // allowed.
  nl: [['visitor addressed as u', /(?<![\p{L}\d]|\d\s)(?:u|uw|uwe|uzelf)(?![\p{L}.])/iu]],
};

/** A sentence that starts in lower case. */
const SMALL_SENTENCE = /^\p{Ll}.*[.!?]$/su;

/**
 * Errors that a native proof-reader would mark in a visible text: typography of the language, form of address, and a
 * sentence that starts in lower case. Empty for a clean text.
 */
export function proseFaults(text: string, language: ProseLanguage): string[] {
  const faults = [...COMMON, ...OF_LANGUAGE[language]].filter(([, pattern]) => pattern.test(text));
  return [
    ...faults.map(([fault]) => fault),
    ...(SMALL_SENTENCE.test(text) ? ['sentence that starts in lower case'] : []),
  ];
}

/** The markets' languages, and English, which is the source of the words. */
export type ProseLanguage = 'en' | 'fr' | 'es' | 'it' | 'nl';

type Rule = readonly [fault: string, pattern: RegExp];

/** What no language writes. */
const COMMON: readonly Rule[] = [
  ['straight apostrophe or quotation mark', /['"]/],
  ['three dots in place of …', /\.\.\./],
  ['two spaces in a row', / {2}/],
  ['breaking space before a punctuation mark', / [.,;:!?…)»]/],
  ['breaking space between a number and its unit', /\d (?:km|m|h|u\.|%|€)(?!\p{L})/u],
  // Not after an abbreviation.
  ['lower case after a full stop', /(?<!\b(?:max|máx|c|u)|\p{Lu})[.!?] \p{Ll}/u],
];

/** How a market speaks to its visitors, and what a language alone has. */
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
  // One form in both markets, because they share the texts of hotels and offers. Not "10 u.", which is an hour.
  nl: [['visitor addressed as u', /(?<![\p{L}\d]|\d\s)(?:u|uw|uwe|uzelf)(?![\p{L}.])/iu]],
};

/** Starts small, though it ends like a sentence. */
const SMALL_SENTENCE = /^\p{Ll}.*[.!?]$/su;

/**
 * What a native proof-reader would mark in a text that visitors read: typography of the language, form of address,
 * and a sentence that starts in lower case. Empty for a clean text.
 */
export function proseFaults(text: string, language: ProseLanguage): string[] {
  const faults = [...COMMON, ...OF_LANGUAGE[language]].filter(([, pattern]) => pattern.test(text));
  return [
    ...faults.map(([fault]) => fault),
    ...(SMALL_SENTENCE.test(text) ? ['sentence that starts in lower case'] : []),
  ];
}

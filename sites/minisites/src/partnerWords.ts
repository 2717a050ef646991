import * as componentWords from '@sabadora/design-system/words/en';
import type { FieldProblem } from '@sabadora/content';
import { MARKETS } from '@sabadora/domain';
import type { ComponentOverlay, WordsOverlay } from '@sabadora/pages/minisite';
import { compileOverlay, overlayProblems } from '@sabadora/pages/overlay';
import type { PartnerFile } from './partnerSchema.ts';

/** A partner's words, which replace the site's own, compiled; plain JSON. */
export interface PartnerWords extends WordsOverlay {
  components: ComponentOverlay;
}

type Entry = Pick<PartnerFile['minisites'][number], 'language' | 'minisiteLocale'>;

/** BCP 47 tag of a minisite's language. */
export const languageOf = ({ language, minisiteLocale }: Entry): string =>
  language ?? MARKETS[minisiteLocale].bcp47;

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Text direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Key of a design system component's word, e.g. "OfferCard.seeOffer"; keys of pages begin with a small letter. */
const COMPONENT = /^([A-Z]\w*)\.(\w+)$/;

/** The words of each component, by component name. */
const ofComponents = new Map(
  Object.entries(componentWords).map(([name, words]) => [
    name,
    new Map<string, unknown>(Object.entries(words)),
  ]),
);

/** The words of a minisite: those of its language, e.g. "fr", overridden by those of its full tag, e.g. "fr-BE". */
export function partnerWords(words: PartnerFile['words'], entry: Entry): PartnerWords | undefined {
  const language = languageOf(entry);
  const texts = Object.entries({ ...words?.[language.slice(0, 2)], ...words?.[language] });
  if (texts.length === 0) return undefined;
  const messages: Record<string, ReturnType<typeof compileOverlay>> = {};
  const components: Record<string, Record<string, string>> = {};
  for (const [key, text] of texts) {
    const [, component, word] = COMPONENT.exec(key) ?? [];
    if (component === undefined || word === undefined) messages[key] = compileOverlay(text);
    else components[component] = { ...components[component], [word]: text };
  }
  return { language, messages, components };
}

/**
 * Problems of a partner's words: languages that none of its minisites has, unknown keys, and texts that do not fit.
 *
 * @param own The site's texts by key. @default keys and values of pages' texts are not checked, as the start did that
 */
export function wordsProblems(
  { words = {}, minisites }: Pick<PartnerFile, 'words' | 'minisites'>,
  own?: ReadonlyMap<string, string>,
): FieldProblem[] {
  const tags = minisites.map(languageOf);
  const known = new Set(tags.flatMap((tag) => [tag.slice(0, 2), tag]));
  return Object.entries(words).flatMap(([language, texts]) => {
    if (!known.has(language))
      return [
        {
          path: ['words', language],
          message: `\`words.${language}\`: no minisite of this partner is in this language. Write ${[...known].join(' or ')}, or remove it.`,
        },
      ];
    return Object.entries(texts).flatMap(([key, text]) =>
      textProblems(key, text, language, own).map((clause) => ({
        path: ['words', language, key],
        message: `\`words.${language}.${key}\`: ${clause}.`,
      })),
    );
  });
}

function textProblems(
  key: string,
  text: string,
  language: string,
  own: ReadonlyMap<string, string> | undefined,
): string[] {
  const [, component = '', word = ''] = COMPONENT.exec(key) ?? [];
  if (component === '') {
    const source = own ? own.get(key) : text;
    return source === undefined ? [unknown(key, own?.keys() ?? [])] : overlayProblems(text, source, language);
  }
  const replaced = ofComponents.get(component)?.get(word);
  if (replaced === undefined) return [unknown(key, keysOfComponents())];
  return typeof replaced === 'string'
    ? []
    : ['this word takes values, and only words without any can be replaced. Remove it'];
}

const keysOfComponents = () =>
  [...ofComponents].flatMap(([name, words]) => [...words.keys()].map((word) => `${name}.${word}`));

/** Message for an unknown key, with the keys that begin like it. */
function unknown(key: string, keys: Iterable<string>): string {
  const place = `${key.split('.')[0]}.`;
  const like = [...keys].filter((other) => other.startsWith(place)).toSorted();
  const remedy =
    like.length > 0
      ? `Choose one of ${like.slice(0, 12).join(', ')}${like.length > 12 ? ', …' : ''}`
      : 'Look it up in a `.messages.json` of packages/pages';
  return `nothing has this key. ${remedy}, or remove it`;
}

import { LocalizedStringFormatter, type LocalizedStringDictionary } from '@internationalized/string';

/**
 * A `.messages.json` as TypeScript sees it: ICU texts by key by language, English being the source. At run time it is
 * what the build made of it: compiled messages by key by locale.
 */
export type Messages = Readonly<Record<'en', Readonly<Record<string, string>>>>;

/** The keys of a `.messages.json`. */
export type KeyOf<File extends Messages> = File extends Messages ? keyof File['en'] & string : never;

/** What replaces the `{names}` of a message. */
export type MessageValues = Record<string, string | number>;

/** Says a message of a file, or of one of several (`typeof messages | typeof others`), with `values` in its places. */
export type Words<File extends Messages> = (key: KeyOf<File>, values?: MessageValues) => string;

/** Says the messages of files in one locale. */
export type WordsOf = <Files extends readonly Messages[]>(...files: Files) => Words<Files[number]>;

/** A compiled message: text, or a function of the values in it. */
type CompiledMessage =
  | string
  | ((values: MessageValues | undefined, formatter: LocalizedStringFormatter) => string);

type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Compiled messages bring their own texts: the formatter never looks one up. */
const NO_TEXTS = {} as LocalizedStringDictionary;

/**
 * Writes whole numbers below a thousand itself, which all languages of the site write alike. A browser's first use of
 * `Intl.NumberFormat` takes 12 to 17 ms, 60 on a phone: too long before a page can be pressed, for "2 adults".
 */
class MessageFormatter extends LocalizedStringFormatter {
  override number(value: number): string {
    return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : super.number(value);
  }
}

/** What has been made of files so far: words by locale, and the same with one more file. */
interface Known {
  byLocale: Map<string, Words<Messages>>;
  withFile: WeakMap<Messages, Known>;
}

const known: Known = { byLocale: new Map(), withFile: new WeakMap() };

/**
 * The messages of files in a locale (BCP 47); the same function each time.
 *
 * @throws Error when a file has not been compiled for the locale, or when the function is called with a key that none
 * of the files has.
 */
export function wordsIn<Files extends readonly Messages[]>(
  locale: string,
  ...files: Files
): Words<Files[number]> {
  let place = known;
  for (const file of files) {
    const next = place.withFile.get(file) ?? { byLocale: new Map(), withFile: new WeakMap() };
    place.withFile.set(file, next);
    place = next;
  }
  const words = place.byLocale.get(locale) ?? createWords(locale, files);
  place.byLocale.set(locale, words);
  return words;
}

function createWords(locale: string, files: readonly Messages[]): Words<Messages> {
  const compiled: CompiledMessages = Object.assign({}, ...files.map((file) => compiledIn(locale, file)));
  const formatter = new MessageFormatter(locale, NO_TEXTS);
  return (key, values) => {
    const message = compiled[key];
    if (message === undefined) throw new Error(`No message "${key}" (${locale}).`);
    return typeof message === 'function' ? message(values, formatter) : message;
  };
}

function compiledIn(locale: string, file: Messages): CompiledMessages {
  const byLocale = file as unknown as Readonly<Record<string, CompiledMessages>>;
  const compiled = byLocale[locale];
  if (compiled === undefined)
    throw new Error(`These messages are there in ${Object.keys(file).join(', ')}, not in ${locale}.`);
  return compiled;
}

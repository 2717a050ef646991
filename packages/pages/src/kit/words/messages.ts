import { LocalizedStringFormatter, type LocalizedStringDictionary } from '@internationalized/string';

/**
 * Type of an imported `.messages.json`: ICU texts by key by language, with English as the source. At run time, the
 * value is what the build has made of it: compiled messages by key by locale.
 */
export type Messages = Readonly<Record<'en', Readonly<Record<string, string>>>>;

/** The keys of a `.messages.json`. */
export type KeyOf<File extends Messages> = File extends Messages ? keyof File['en'] & string : never;

/** Values for the `{names}` in a message. */
export type MessageValues = Record<string, string | number>;

/**
 * Returns a message of a file, or of one of several (`typeof messages | typeof others`), with its values inserted.
 */
export type Words<File extends Messages> = (key: KeyOf<File>, values?: MessageValues) => string;

/** Returns the words of files in one locale. */
export type WordsOf = <Files extends readonly Messages[]>(...files: Files) => Words<Files[number]>;

/** A compiled message: text, or a function of the values in it. */
type CompiledMessage =
  | string
  | ((values: MessageValues | undefined, formatter: LocalizedStringFormatter) => string);

type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** The formatter needs no dictionary, since compiled messages contain their texts. */
const NO_TEXTS = {} as LocalizedStringDictionary;

/**
 * Formats whole numbers below a thousand without `Intl`, as all languages of the site write them alike. A browser's
 * first use of `Intl.NumberFormat` takes 12 to 17 ms, and 60 on a phone: too long before a page reacts to a press,
 * just for "2 adults".
 */
class MessageFormatter extends LocalizedStringFormatter {
  override number(value: number): string {
    return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : super.number(value);
  }
}

/** Cache of words for a list of files: by locale, and the caches for the same list with one more file. */
interface Known {
  byLocale: Map<string, Words<Messages>>;
  withFile: WeakMap<Messages, Known>;
}

const known: Known = { byLocale: new Map(), withFile: new WeakMap() };

/**
 * The words of files in a locale (BCP 47); returns the same function each time.
 *
 * @throws Error when a file has not been compiled for the locale, or when the function is called with a key that none
 * of the files contains.
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

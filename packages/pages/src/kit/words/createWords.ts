import { LocalizedStringFormatter } from '@internationalized/string';
import type { MessageKey } from './keys.ts';

/** A compiled message: text, or a function of the values in it. */
type CompiledMessage = string | ((values: MessageValues | undefined, formatter?: unknown) => string);

/** Compiled messages by key, as the compiled module of a locale and page exports them. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

export type MessageValues = Record<string, string | number>;

/** Says a message of the page's catalogue with `values` in its places. */
export type Words = (key: MessageKey, values?: MessageValues) => string;

/** @throws Error when the catalogue lacks the key: the page's entry in `namespaces.ts` misses a file. */
export function createWords(bcp47: string, catalogue: Catalogue): Words {
  const dictionary = {
    getStringForLocale(key: string): CompiledMessage {
      const message = catalogue[key];
      if (message === undefined)
        throw new Error(`No message "${key}" in the catalogue of this page (${bcp47}).`);
      return message;
    },
  };
  // The formatter asks its dictionary for nothing else.
  const formatter = new LocalizedStringFormatter(
    bcp47,
    dictionary as unknown as ConstructorParameters<typeof LocalizedStringFormatter>[1],
  );
  return (key, values) => formatter.format(key, values);
}

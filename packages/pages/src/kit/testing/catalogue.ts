import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, MessageValues } from '../words/createWords.ts';

const files = import.meta.glob<Record<string, string>>('../../messages/*/*.json', {
  eager: true,
  import: 'default',
});

/** Says parsed ICU; what the compiler of the messages writes down ahead of time. */
function say(
  elements: readonly MessageFormatElement[],
  values: MessageValues,
  language: string,
  count?: number,
): string {
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return Number(count).toLocaleString(language);
    const value = values[element.value];
    if (element.type === TYPE.number) return Number(value).toLocaleString(language);
    if (element.type === TYPE.plural) {
      const number = Number(value);
      const { options } = element;
      const branch =
        options[`=${number}`] ?? options[new Intl.PluralRules(language).select(number)] ?? options['other'];
      return say(branch?.value ?? [], values, language, number);
    }
    if (element.type === TYPE.select) {
      const branch = element.options[String(value)] ?? element.options['other'];
      return say(branch?.value ?? [], values, language, count);
    }
    return String(value);
  });
  return parts.join('');
}

/** Every message of a language as it stands in the files now, whatever was compiled last. */
export function catalogueOf(language: string): Catalogue {
  const texts = Object.entries(files)
    .filter(([path]) => path.includes(`/messages/${language}/`))
    .flatMap(([, messages]) => Object.entries(messages));
  return Object.fromEntries(
    texts.map(([key, text]) => {
      const elements = parse(text);
      return [key, (values: MessageValues | undefined) => say(elements, values ?? {}, language)];
    }),
  );
}

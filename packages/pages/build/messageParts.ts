import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The values that a message takes, by name, and its plurals with their branches. */
export interface MessageParts {
  values: Set<string>;
  plurals: { value: string; branches: string[] }[];
}

/** Collects the values and plurals of a parsed message, including those inside branches. */
export function partsOf(elements: readonly MessageFormatElement[]): MessageParts {
  const values = new Set<string>();
  const plurals: MessageParts['plurals'] = [];
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      values.add(element.value);
      if (element.type === TYPE.plural)
        plurals.push({ value: element.value, branches: Object.keys(element.options) });
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(elements);
  return { values, plurals };
}

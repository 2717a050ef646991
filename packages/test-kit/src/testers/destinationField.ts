import type { Name } from '../driver.ts';
import type { Kit, Scope, TesterOptions } from '../kit.ts';
import { beginningWith, isNamed, named, quoted } from '../text.ts';
import { dialogQueries } from './dialog.ts';

/** Which destination field a tester acts on. */
export interface DestinationFieldOptions<Part> extends TesterOptions<Part> {
  /** Its label. */
  name: Name;
}

/**
 * A combobox of places (`DestinationField`): an input with a list; on a phone, a button that opens a full-screen
 * search, which the tester opens when needed.
 */
export interface DestinationFieldTester {
  /** The destination, or the text that is typed; on a phone without either, the placeholder. */
  value(): Promise<string>;
  /** Types a text that replaces the present one. */
  type(text: string): Promise<void>;
  /** The accessible names of the options in the list, in order; waits for the list. */
  options(): Promise<readonly string[]>;
  /**
   * Types a text, and chooses an option from the list that it opens.
   *
   * @param name Accessible name of the option, or the text that it begins with; the first of several matches.
   * @param typed The text to type. @default `name` if it is a string, an empty text if it is a pattern
   * @throws Error with what the list offered instead
   */
  choose(name: Name, typed?: string): Promise<void>;
  /** Empties the field by its button. */
  clear(): Promise<void>;
}

export function destinationFieldTester<Part>(
  kit: Kit<Part>,
  options: DestinationFieldOptions<Part>,
): DestinationFieldTester {
  const { driver } = kit;
  const { name } = options;
  const combobox = { role: 'combobox', name } as const;
  const opener = {
    role: 'button',
    name: beginningWith(name),
    attributes: { 'aria-haspopup': 'dialog' },
  } as const;

  /** The open full-screen search of a phone; it is searched for in the whole page, wherever the field is. */
  const openSearch = async (): Promise<Part | undefined> => {
    for (const query of dialogQueries(name)) {
      const [dialog] = await driver.find(query);
      if (dialog !== undefined) return dialog;
    }
    return undefined;
  };
  const place = async (): Promise<Scope<Part>> => {
    const search = await openSearch();
    return kit.scopeOf(search ?? options.within);
  };
  const input = async (): Promise<Part> => {
    const scope = await place();
    const found = await kit.one([combobox, opener], scope);
    if ((await driver.attribute(found, 'aria-haspopup')) !== 'dialog') return found;
    await kit.press(found);
    const dialog = await kit.one(dialogQueries(name), { part: undefined, is: 'the page' });
    return kit.one([combobox], await kit.scopeOf(dialog));
  };
  /** The options of the list, with their names. */
  const listed = async () => {
    const query = { role: 'option' } as const;
    const { part } = await place();
    const found = await driver.find(query, part);
    return Promise.all(found.map(async (option) => ({ option, name: await driver.nameOf(option) })));
  };

  const enter = async (): Promise<Part> => {
    const field = await input();
    if (kit.interaction === 'keyboard') await driver.focus(field);
    else await driver.press(field, kit.interaction);
    return field;
  };
  const type = async (text: string) => driver.type(await enter(), text);

  const walkTo = async (option: Part, count: number) => {
    const field = await input();
    const id = await driver.attribute(option, 'id');
    const readActive = () => driver.attribute(field, 'aria-activedescendant');
    for (let presses = 0; presses <= count; presses += 1) {
      const before = await readActive();
      if (before === id) return driver.pressKey('Enter');
      await driver.pressKey('ArrowDown');
      if (count > 1 || before === null)
        await kit.reaches(
          readActive,
          (now) => now !== before,
          () => `Arrow Down moves nothing in the list of ${named(name)}.`,
        );
    }
    throw new Error(`Arrow Down does not come to ${id} in the list of ${named(name)}.`);
  };

  return {
    async value() {
      const scope = await place();
      const found = await kit.one([combobox, opener], scope);
      const isButton = (await driver.attribute(found, 'aria-haspopup')) === 'dialog';
      return isButton ? (await driver.nameOf(found)).replace(name, '').trim() : driver.valueOf(found);
    },
    type,
    async options() {
      await input();
      const found = await kit.reaches(
        listed,
        ({ length }) => length > 0,
        () => `The destination field ${named(name)} offers nothing.`,
      );
      return found.map((one) => one.name);
    },
    async choose(wanted, typed = typeof wanted === 'string' ? wanted : '') {
      await type(typed);
      const fitting = (all: Awaited<ReturnType<typeof listed>>) =>
        all.find((one) => isNamed(one.name, wanted)) ??
        all.find((one) => typeof wanted === 'string' && one.name.startsWith(wanted));
      const all = await kit.reaches(
        listed,
        (found) => fitting(found) !== undefined,
        (found) =>
          `Typed “${typed}” into ${named(name)} and looked for the option ${named(wanted)}; ` +
          (found.length === 0
            ? 'the list offers nothing.'
            : `the list offers ${quoted(found.map((one) => one.name))}.`),
      );
      const { option } = fitting(all) ?? {};
      if (option === undefined) return;
      if (kit.interaction === 'keyboard') await walkTo(option, all.length);
      else await driver.press(option, kit.interaction);
      await kit.reaches(
        async () => (await openSearch()) !== undefined || (await listed()).length > 0,
        (isOpen) => !isOpen,
        () => `The list of ${named(name)} is still open after ${named(wanted)} was chosen.`,
      );
    },
    async clear() {
      await input();
      await kit.press(await kit.one([{ role: 'button', name: kit.words.clearDestination }], await place()));
    },
  };
}

import type { Driver, Interaction, Name, Query } from './driver.ts';
import { quoted, shown } from './text.ts';
import type { TesterWords } from './words.ts';

/** A tester of an element that can contain other components, e.g. a dialog. */
export interface Container<Part> {
  /** The element, in the test runner's type. @throws Error when it is not there */
  root(): Promise<Part>;
}

/** Where a tester searches: in an element, or in the element of another tester. */
export type Within<Part> = Part | Container<Part>;

/** Which component of the page a tester acts on. */
export interface TesterOptions<Part> {
  /** Its accessible name. Needed where `within` has several components of this kind. */
  name?: Name | undefined;
  /** Where each step searches for the component. @default the whole page */
  within?: Within<Part> | undefined;
  /** How this tester acts. @default the interaction that all testers were created with */
  interaction?: Interaction | undefined;
}

/** A part of the page to search in; the whole page when `part` is undefined. */
export interface Scope<Part> {
  part: Part | undefined;
  /** Its name in messages, e.g. `the page` or `“Filters”`. */
  is: string;
}

/** What testers are built on: a driver, the interaction, and searches whose errors say what was found instead. */
export interface Kit<Part> {
  driver: Driver<Part>;
  interaction: Interaction;
  words: TesterWords;
  /** The scope for the option `within`. */
  scopeOf(within: Within<Part> | undefined): Promise<Scope<Part>>;
  /**
   * Waits until exactly one element matches one of the queries.
   *
   * @throws Error with the names of the elements that were found, when none or several match
   */
  one(queries: readonly Query[], scope: Scope<Part>): Promise<Part>;
  /** Clicks, taps, or moves the focus and presses Enter, depending on `interaction`. */
  press(part: Part): Promise<void>;
  /**
   * Waits until `isWanted` accepts the value.
   *
   * @param otherwise Creates the error message from the value that was read last.
   * @throws Error with that message
   */
  reaches<Value>(
    read: () => Promise<Value>,
    isWanted: (value: Value) => boolean,
    otherwise: (value: Value) => string | Promise<string>,
  ): Promise<Value>;
}

const isContainer = <Part>(within: Within<Part>): within is Container<Part> =>
  typeof within === 'object' && within !== null && 'root' in within && typeof within.root === 'function';

export function createKit<Part>(
  driver: Driver<Part>,
  interaction: Interaction,
  words: TesterWords,
): Kit<Part> {
  const namesOf = async (queries: readonly Query[], scope: Scope<Part>) => {
    const named: string[] = [];
    for (const role of new Set(queries.map((query) => query.role)))
      for (const part of await driver.find({ role }, scope.part)) named.push(await driver.nameOf(part));
    return named;
  };

  return {
    driver,
    interaction,
    words,

    async scopeOf(within) {
      if (within === undefined) return { part: undefined, is: 'the page' };
      const part = isContainer(within) ? await within.root() : within;
      const name = await driver.nameOf(part);
      return { part, is: name === '' ? 'the given element' : `“${name}”` };
    },

    one: (queries, scope) =>
      driver.waitFor(async () => {
        const found: Part[] = [];
        for (const query of queries) found.push(...(await driver.find(query, scope.part)));
        const [only, ...others] = found;
        const looked = queries.map(shown).join(' or ');
        if (only === undefined) {
          const roles = [...new Set(queries.map(({ role }) => role))].join(' or ');
          const instead = await namesOf(queries, scope);
          throw new Error(
            `Looked in ${scope.is} for ${looked}; ` +
              (instead.length === 0
                ? `found no ${roles}.`
                : `found ${instead.length} of the role ${roles}: ${quoted(instead)}.`),
          );
        }
        if (others.length === 0) return only;
        const names = await Promise.all(found.map((part) => driver.nameOf(part)));
        throw new Error(
          `Looked in ${scope.is} for ${looked}; found ${found.length}: ${quoted(names)}. Say which by "name" or "within".`,
        );
      }),

    async press(part) {
      if (interaction !== 'keyboard') return driver.press(part, interaction);
      await driver.focus(part);
      await driver.pressKey('Enter');
    },

    reaches: (read, isWanted, otherwise) =>
      driver.waitFor(async () => {
        const value = await read();
        if (!isWanted(value)) throw new Error(await otherwise(value));
        return value;
      }),
  };
}

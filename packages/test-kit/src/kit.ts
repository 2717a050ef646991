import type { Driver, Interaction, Name, Query } from './driver.ts';
import { quoted, shown } from './text.ts';
import type { TesterWords } from './words.ts';

/** A tester of something that has other things inside, e.g. a dialog. */
export interface Container<Part> {
  /** The element, as the test runner calls one. @throws Error when it is not there */
  root(): Promise<Part>;
}

/** What a tester looks in: an element, or what another tester tests. */
export type Within<Part> = Part | Container<Part>;

/** Which of the things on a page a tester is for. */
export interface TesterOptions<Part> {
  /** Its accessible name. Needed where the place has more than one of its kind. */
  name?: Name | undefined;
  /** Where it is looked for, anew for each step. @default the whole page */
  within?: Within<Part> | undefined;
  /** How its steps are done. @default what all testers were made with */
  interaction?: Interaction | undefined;
}

/** A place to look in. */
export interface Scope<Part> {
  part: Part | undefined;
  /** E.g. `the dialog "Filters"`. */
  is: string;
}

/** What the testers are made of: a driver, the way of acting, and searches that say what was there instead. */
export interface Kit<Part> {
  driver: Driver<Part>;
  interaction: Interaction;
  words: TesterWords;
  /** The place that the options name. */
  scopeOf(within: Within<Part> | undefined): Promise<Scope<Part>>;
  /**
   * Waits until one part fits one of the queries.
   *
   * @throws Error with the names of what else is there, when none fits, or several do
   */
  one(queries: readonly Query[], scope: Scope<Part>): Promise<Part>;
  /** Clicks, taps, or gives the focus and presses Enter. */
  press(part: Part): Promise<void>;
  /**
   * Waits until a value is as wanted.
   *
   * @param otherwise The message for what the value is instead.
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

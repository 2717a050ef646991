import type { Name } from '../driver.ts';
import type { Container, Kit, TesterOptions } from '../kit.ts';
import { beginningWith, named } from '../text.ts';

/** A dialog, a drawer, or the panel of a search field. */
export interface DialogTester<Part> extends Container<Part> {
  /** Whether it is open now, without waiting. */
  isOpen(): Promise<boolean>;
  /**
   * Presses the button that opens it, and waits until it is there.
   *
   * @param button The name of the button, or a text that it begins with.
   */
  open(button: Name): Promise<void>;
  /** Presses a button of the dialog, by its name. */
  press(button: Name): Promise<void>;
  /** Closes it by its cross, or by Escape with the keyboard, and waits until it is gone. */
  close(): Promise<void>;
}

/** Queries for a dialog with this name. */
export const dialogQueries = (name: Name | undefined) =>
  [
    { role: 'dialog', name },
    { role: 'alertdialog', name },
  ] as const;

export function dialogTester<Part>(kit: Kit<Part>, options: TesterOptions<Part>): DialogTester<Part> {
  const { driver } = kit;
  const queries = dialogQueries(options.name);
  const is = options.name === undefined ? 'The dialog' : `The dialog ${named(options.name)}`;

  const root = async () => kit.one(queries, await kit.scopeOf(options.within));
  const isOpen = async () => {
    const { part } = await kit.scopeOf(options.within);
    for (const query of queries) if ((await driver.find(query, part)).length > 0) return true;
    return false;
  };
  const press = async (button: Name) => {
    const scope = await kit.scopeOf(await root());
    await kit.press(await kit.one([{ role: 'button', name: button }], scope));
  };
  return {
    root,
    isOpen,
    press,
    async open(button) {
      const scope = await kit.scopeOf(options.within);
      await kit.press(await kit.one([{ role: 'button', name: beginningWith(button) }], scope));
      await kit.reaches(isOpen, Boolean, () => `${is} did not open for the button ${named(button)}.`);
    },
    async close() {
      if (kit.interaction === 'keyboard') {
        await root();
        await driver.pressKey('Escape');
      } else await press(kit.words.close);
      await kit.reaches(
        isOpen,
        (isThere) => !isThere,
        () => `${is} is still open.`,
      );
    },
  };
}

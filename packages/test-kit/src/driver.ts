/** How a tester acts on the page. */
export type Interaction = 'mouse' | 'keyboard' | 'touch';

/** An interaction that presses and drags. */
export type Pointer = Exclude<Interaction, 'keyboard'>;

/** The ARIA roles that testers look for. */
export type Role =
  | 'alertdialog'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'list'
  | 'listitem'
  | 'option'
  | 'region'
  | 'slider'
  | 'spinbutton';

/** An accessible name: the whole text, or a pattern that it matches. */
export type Name = string | RegExp;

/** What a tester looks for. */
export interface Query {
  /** The ARIA role. */
  role: Role;
  /** The accessible name. */
  name?: Name | undefined;
  /** Attributes with their values; `true` for one with any value. */
  attributes?: Readonly<Record<string, string | true>>;
  /** Whether elements that are hidden from assistive technology are found too. @default false */
  isHidden?: boolean;
}

/** A place in the window, in px from its top left corner. */
export interface Point {
  /** From the left edge of the window. */
  x: number;
  /** From the top edge of the window. */
  y: number;
}

/** The rectangle of an element, in px from the top left corner of the window; all 0 without a layout. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A pointer that is down. */
export interface Hold {
  /** Moves the pointer in one step. */
  moveTo(point: Point): Promise<void>;
  /** Lifts the pointer where it is. */
  release(): Promise<void>;
}

/**
 * What the testers need from a test runner; implement it to use them with another one. `Part` is the runner's type of
 * an element, e.g. `HTMLElement`, or Playwright's `Locator`.
 */
export interface Driver<Part> {
  /** The elements that match now, in document order, without waiting; empty when none does. Never `within` itself. */
  find(query: Query, within?: Part): Promise<readonly Part[]>;
  /** The values of an attribute on all elements that `find` returns, in that order; null where it is missing. */
  attributes(query: Query, attribute: string, within?: Part): Promise<readonly (string | null)[]>;
  /** The value of an attribute, null when it is missing. */
  attribute(part: Part, attribute: string): Promise<string | null>;
  /** The accessible name; '' without one. */
  nameOf(part: Part): Promise<string>;
  /** The value of an input. */
  valueOf(part: Part): Promise<string>;
  /** The writing direction. */
  directionOf(part: Part): Promise<'ltr' | 'rtl'>;
  /** Where the element is drawn. */
  boxOf(part: Part): Promise<Box>;
  /** Scrolls the element into view. */
  reveal(part: Part): Promise<void>;
  /** Moves the focus to the element, as Tab would. */
  focus(part: Part): Promise<void>;
  /** Clicks or taps the middle of the element. */
  press(part: Part, pointer: Pointer): Promise<void>;
  /** Presses a key, by its `KeyboardEvent.key`, e.g. "ArrowDown", on the element that has the focus. */
  pressKey(key: string, times?: number): Promise<void>;
  /** Types a text that replaces the value of an input, which has the focus. */
  type(part: Part, text: string): Promise<void>;
  /** Puts a pointer down on an element, at a point of the window. */
  hold(part: Part, at: Point, pointer: Pointer): Promise<Hold>;
  /**
   * Calls `check` until it no longer throws.
   *
   * @returns its result
   * @throws the last error of `check`, when the time is over
   */
  waitFor<Result>(check: () => Promise<Result>): Promise<Result>;
}

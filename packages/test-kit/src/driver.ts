/** By what a visitor acts. */
export type Interaction = 'mouse' | 'keyboard' | 'touch';

/** What presses and drags. */
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

/** An accessible name: all of it, or what it matches. */
export type Name = string | RegExp;

/** What a tester looks for. */
export interface Query {
  /** The ARIA role. */
  role: Role;
  /** The accessible name: a text is the whole of it. */
  name?: Name | undefined;
  /** Attributes with their values; `true` for one with any value. */
  attributes?: Readonly<Record<string, string | true>>;
  /** Also what is hidden from assistive technology. @default false */
  isHidden?: boolean;
}

/** A place in the window, in px from its top left corner. */
export interface Point {
  /** From the left edge of the window. */
  x: number;
  /** From the top edge of the window. */
  y: number;
}

/** A part of the page as it is drawn, in px from the top left corner of the window; all 0 without a layout. */
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
 * What testers need of a test runner. `Part` is what it calls an element of the page: an `HTMLElement`, a `Locator` of
 * Playwright. Write one to use the testers elsewhere.
 */
export interface Driver<Part> {
  /** What fits now, in the order of the page, without waiting; empty when nothing does. `within` leaves itself out. */
  find(query: Query, within?: Part): Promise<readonly Part[]>;
  /** The values of an attribute on all that `find` gives, in that order; null where it is missing. */
  attributes(query: Query, attribute: string, within?: Part): Promise<readonly (string | null)[]>;
  /** The value of an attribute, null when it is missing. */
  attribute(part: Part, attribute: string): Promise<string | null>;
  /** The accessible name; '' without one. */
  nameOf(part: Part): Promise<string>;
  /** What an input holds. */
  valueOf(part: Part): Promise<string>;
  /** The writing direction. */
  directionOf(part: Part): Promise<'ltr' | 'rtl'>;
  /** Where the element is drawn. */
  boxOf(part: Part): Promise<Box>;
  /** Scrolls it into view. */
  reveal(part: Part): Promise<void>;
  /** Gives it the focus, as Tab would. */
  focus(part: Part): Promise<void>;
  /** Clicks or taps its middle. */
  press(part: Part, pointer: Pointer): Promise<void>;
  /** Presses a key so many times, by its `KeyboardEvent.key`, e.g. "ArrowDown"; what has the focus takes it. */
  pressKey(key: string, times?: number): Promise<void>;
  /** Types in place of what the input that has the focus holds. */
  type(part: Part, text: string): Promise<void>;
  /** Puts a pointer down on a part, at a point of the window. */
  hold(part: Part, at: Point, pointer: Pointer): Promise<Hold>;
  /**
   * Calls `check` until it no longer throws.
   *
   * @returns its result
   * @throws what it threw last, when the time is over
   */
  waitFor<Result>(check: () => Promise<Result>): Promise<Result>;
}

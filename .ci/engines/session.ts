export interface EngineOptions {
  /** Whether documents have several import maps, which Firefox supports only with a setting. @default false */
  hasImportMaps?: boolean;
}

/** Controls the page of an engine: WebDriver's actions, and functions that run in the page. */
export interface EngineSession {
  /** Opens an address, and resolves when it has loaded. @throws Error when it cannot be opened */
  navigate(url: string): Promise<void>;
  /**
   * Calls a function in the page and resolves with its result. The function is sent as text, so it can use only its
   * arguments, which are copied as JSON, like the result.
   *
   * @throws Error when the function throws
   */
  call<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Performs the actions of input devices; keys and buttons that are down stay down until a later call. */
  perform(...sources: ActionSource[]): Promise<void>;
  /** Gives the page's window an inner size, px; WebKit's window is never narrower than its toolbar. */
  resize(size: Size): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** The input devices of WebDriver. Source: https://www.w3.org/TR/webdriver2/#actions */
export type ActionSource =
  | { type: 'key'; id: string; actions: KeyAction[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' | 'touch' };
      actions: PointerAction[];
    }
  | { type: 'wheel'; id: string; actions: WheelAction[] };

export type KeyAction = { type: 'keyDown' | 'keyUp'; value: string } | Pause;
export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | Pause;
type WheelAction = { type: 'scroll'; x: number; y: number; deltaX: number; deltaY: number };
type Pause = { type: 'pause'; duration: number };

/** The keys with a name instead of a character. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Pause: '\uE00B',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F1: '\uE031',
  F2: '\uE032',
  F3: '\uE033',
  F4: '\uE034',
  F5: '\uE035',
  F6: '\uE036',
  F7: '\uE037',
  F8: '\uE038',
  F9: '\uE039',
  F10: '\uE03A',
  F11: '\uE03B',
  F12: '\uE03C',
  Meta: '\uE03D',
};

/** WebDriver's value for a key with this `KeyboardEvent.key`. @throws RangeError for an unknown name */
export function keyValue(key: string): string {
  const value = KEYS[key] ?? key;
  if (Array.from(value).length !== 1) throw new RangeError(`WebDriver has no key "${key}".`);
  return value;
}

/** Presses and releases a key, while `held` keys are down. */
export function press(key: string, held: readonly string[] = []): ActionSource {
  const values = [...held, key].map(keyValue);
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value) => ({ type: 'keyDown' as const, value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
    ],
  };
}

/** The text of an expression that calls a function in the page; it resolves with the result as JSON text. */
export function callText(fn: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `Promise.resolve((${fn.toString()})(...${JSON.stringify(args)})).then((result) => JSON.stringify(result ?? null))`;
}

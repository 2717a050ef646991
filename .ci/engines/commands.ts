import { parseKeyDef } from '@vitest/browser';
import type { BrowserCommandContext } from 'vitest/node';
import { keyValue, press, type ActionSource, type KeyAction, type PointerAction } from './session.ts';
import type { WebDriverProvider } from './provider.ts';
import { focusTester, locate, prepareField, settle, type Aim } from './target.ts';

/** Milliseconds to wait for an element when a test gives no timeout. */
const PATIENCE_MS = 8000;

interface Target {
  selector: string;
}

interface Point {
  x: number;
  y: number;
}

interface PointOptions {
  position?: Point;
  force?: boolean;
  timeout?: number;
  button?: 'left' | 'middle' | 'right';
  modifiers?: string[];
}

const BUTTONS = { left: 0, middle: 1, right: 2 };

const sessionOf = (context: BrowserCommandContext) => (context.provider as WebDriverProvider).session;

/** Performs actions, and resolves when the page has handled them. */
async function act(context: BrowserCommandContext, ...sources: ActionSource[]): Promise<void> {
  const session = sessionOf(context);
  await session.perform(...sources);
  await session.call(settle);
}

async function placeOf(context: BrowserCommandContext, { selector }: Target, options: PointOptions = {}) {
  const aim: Aim = {
    selector,
    timeoutMs: Math.min(options.timeout ?? PATIENCE_MS, PATIENCE_MS),
    ...(options.position && { position: options.position }),
    ...(options.force !== undefined && { force: options.force }),
  };
  const place = await sessionOf(context).call(locate, aim);
  if ('missing' in place) throw new Error(`No pointer can reach ${selector}: ${place.missing}.`);
  // WebKit's driver accepts only whole pixels.
  return { x: Math.round(place.x), y: Math.round(place.y) };
}

const mouse = (...actions: PointerAction[]): ActionSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

const keyboardOf = (actions: KeyAction[]): ActionSource => ({ type: 'key', id: 'keyboard', actions });

/** Presses keys in the syntax of Vitest's `userEvent.keyboard`; resolves with those that are still down. */
async function type(context: BrowserCommandContext, text: string, before: readonly string[] = []) {
  const session = sessionOf(context);
  await session.call(focusTester);
  const down = new Set(before);
  const actions: KeyAction[] = [];
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    const value = keyValue(key);
    if (down.delete(key)) actions.push({ type: 'keyUp', value });
    if (releasePrevious) continue;
    for (let pressed = 0; pressed < repeat; pressed += 1) actions.push({ type: 'keyDown', value });
    if (releaseSelf) actions.push({ type: 'keyUp', value });
    else down.add(key);
  }
  await act(context, keyboardOf(actions));
  return { unreleased: [...down] };
}

async function click(
  context: BrowserCommandContext,
  target: Target,
  options: PointOptions = {},
  times = 1,
): Promise<void> {
  const { x, y } = await placeOf(context, target, options);
  const session = sessionOf(context);
  const held = (options.modifiers ?? []).map((key) => keyValue(key === 'ControlOrMeta' ? 'Control' : key));
  const button = BUTTONS[options.button ?? 'left'];
  const presses = Array.from({ length: times }, (): PointerAction[] => [
    { type: 'pointerDown', button },
    { type: 'pointerUp', button },
  ]);
  if (held.length > 0)
    await session.perform(keyboardOf(held.map((value) => ({ type: 'keyDown' as const, value }))));
  await act(context, mouse({ type: 'pointerMove', x, y }, ...presses.flat()));
  if (held.length > 0)
    await session.perform(keyboardOf(held.map((value) => ({ type: 'keyUp' as const, value }))));
}

async function hover(context: BrowserCommandContext, target: Target, options: PointOptions = {}) {
  const { x, y } = await placeOf(context, target, options);
  await act(context, mouse({ type: 'pointerMove', x, y }));
}

/** The commands that Vitest's `userEvent` and `page.viewport` call on a provider, by their names. */
export const commands = {
  __vitest_click: click,
  __vitest_dblClick: (context: BrowserCommandContext, target: Target, options?: PointOptions) =>
    click(context, target, options, 2),
  __vitest_tripleClick: (context: BrowserCommandContext, target: Target, options?: PointOptions) =>
    click(context, target, options, 3),
  __vitest_hover: hover,
  async __vitest_wheel(
    context: BrowserCommandContext,
    target: Target,
    { delta, times = 1 }: { delta: { x?: number; y?: number }; times?: number },
  ) {
    const { x, y } = await placeOf(context, target);
    const scroll = { type: 'scroll' as const, x, y, deltaX: delta.x ?? 0, deltaY: delta.y ?? 0 };
    await act(context, {
      type: 'wheel',
      id: 'wheel',
      actions: Array.from({ length: times }, () => scroll),
    });
  },
  async __vitest_dragAndDrop(
    context: BrowserCommandContext,
    source: Target,
    target: Target,
    { sourcePosition, targetPosition }: Partial<Record<'sourcePosition' | 'targetPosition', Point>> = {},
  ) {
    const from = await placeOf(context, source, sourcePosition && { position: sourcePosition });
    const to = await placeOf(context, target, {
      force: true,
      ...(targetPosition && { position: targetPosition }),
    });
    // Moves in steps, so that code that handles one move per frame gets each of them.
    await act(context, mouse({ type: 'pointerMove', ...from }, { type: 'pointerDown', button: 0 }));
    const half = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
    for (const place of [half, to]) await act(context, mouse({ type: 'pointerMove', ...place }));
    await act(context, mouse({ type: 'pointerUp', button: 0 }));
  },
  __vitest_keyboard: (context: BrowserCommandContext, text: string, state: { unreleased: string[] }) =>
    type(context, text, state.unreleased),
  async __vitest_cleanup(context: BrowserCommandContext, { unreleased }: { unreleased: string[] }) {
    const actions = unreleased.map((key) => ({ type: 'keyUp' as const, value: keyValue(key) }));
    await act(context, keyboardOf(actions));
  },
  async __vitest_tab(context: BrowserCommandContext, { shift = false }: { shift?: boolean } = {}) {
    await sessionOf(context).call(focusTester);
    await act(context, press('Tab', shift ? ['Shift'] : []));
  },
  async __vitest_type(
    context: BrowserCommandContext,
    { selector }: Target,
    text: string,
    options: { skipClick?: boolean; unreleased?: string[] } = {},
  ) {
    if (options.skipClick !== true) await sessionOf(context).call(prepareField, selector, 'focus');
    return type(context, text, options.unreleased);
  },
  async __vitest_fill(context: BrowserCommandContext, { selector }: Target, text: string) {
    await sessionOf(context).call(prepareField, selector, 'selectAll');
    const keys = text === '' ? ['Delete'] : Array.from(text);
    for (const key of keys) await act(context, press(key));
  },
  async __vitest_clear(context: BrowserCommandContext, { selector }: Target) {
    await sessionOf(context).call(prepareField, selector, 'selectAll');
    await act(context, press('Delete'));
  },
  async __vitest_selectOptions(context: BrowserCommandContext, { selector }: Target, options: string[]) {
    await sessionOf(context).call(prepareField, selector, { options });
  },
  async __vitest_viewport(context: BrowserCommandContext, size: { width: number; height: number }) {
    await (context.provider as WebDriverProvider).resize(size);
  },
};

/**
 * Performs pointer actions that `userEvent` does not have, in the runner's window; tests call it by its name.
 */
export async function pointerActions(
  context: BrowserCommandContext,
  pointerType: 'mouse' | 'touch',
  actions: PointerAction[],
): Promise<void> {
  await act(context, {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions,
  });
}

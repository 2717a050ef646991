import { expect } from 'vitest';
import { cdp, commands } from 'vitest/browser';
import { isChromium, keepsTouch, skip, skipIn } from './engine.ts';
import { ENGINE_TESTS } from './engineTests.ts';

/** A point in the test's window, in px. */
export interface Point {
  x: number;
  y: number;
}

/** The centre of an element, in the window. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Converts a point for the browser's protocol: the test's page is a frame of the runner's, possibly scaled down. */
function inRunner({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

/** Converts a point for WebDriver, which only accepts whole pixels within the window. */
function inWindow(at: Point): Point {
  const { x, y } = inRunner(at);
  return {
    x: Math.max(0, Math.min(Math.round(x), innerWidth - 1)),
    y: Math.max(0, Math.min(Math.round(y), innerHeight - 1)),
  };
}

/** A step of a real touch, with its position. */
type TouchStep = [type: 'touchStart' | 'touchMove', at: Point] | [type: 'touchEnd'];

/**
 * Sends the steps of a real touch together: between two calls a busy machine or another engine may take half a
 * second, which would turn a tap or a swipe into a long press. WebKitGTK's driver turns a touch into mouse events, so
 * these tests are skipped there.
 */
async function touch(...steps: TouchStep[]): Promise<void> {
  const name = expect.getState().currentTestName?.replaceAll(' > ', ' ') ?? '';
  if (!new RegExp(ENGINE_TESTS).test(name))
    throw new Error(
      `Other engines would leave "${name}" out: its name says neither "finger" nor "touch" nor "drag".`,
    );
  if (isChromium) {
    await Promise.all(
      steps.map(([type, at]) =>
        cdp().send('Input.dispatchTouchEvent', { type, touchPoints: at ? [inRunner(at)] : [] }),
      ),
    );
    return;
  }
  if (!keepsTouch) skip('needs a finger, of which WebKitGTK’s driver makes a mouse');
  await commands.pointerActions(
    'touch',
    steps.flatMap(([type, at]) => [
      ...(at ? [{ type: 'pointerMove' as const, ...inWindow(at) }] : []),
      ...(type === 'touchStart' ? [{ type: 'pointerDown' as const, button: 0 }] : []),
      ...(type === 'touchEnd' ? [{ type: 'pointerUp' as const, button: 0 }] : []),
    ]),
  );
}

/**
 * Drags with a real touch from a point by a distance in px, in steps, and lifts it.
 *
 * @param restMs Time in ms that the finger rests before it is lifted, which prevents momentum scrolling.
 */
export async function dragFinger(from: Point, by: Point, restMs = 0): Promise<void> {
  const STEPS = 8;
  const moved = (share: number): TouchStep => [
    'touchMove',
    { x: from.x + by.x * share, y: from.y + by.y * share },
  ];
  // Sent together, so that the touch does not become a long press.
  await touch(['touchStart', from], moved(1 / STEPS));
  for (let step = 2; step <= STEPS; step++) await touch(moved(step / STEPS));
  if (restMs > 0) {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    await touch(moved(1));
  }
  await touch(['touchEnd']);
}

/**
 * Starts a real touch, rests, drags it through some points, and lifts it, unless it `stays` for `cancelFinger`. Other
 * engines cannot cancel it, and the touch would still be down in the next test file.
 */
export async function holdFinger(from: Point, restMs: number, ...to: (Point | 'stays')[]): Promise<void> {
  if (to.includes('stays') && !isChromium) skip('needs a touch that the browser cancels');
  await touch(['touchStart', from]);
  await new Promise((resolve) => setTimeout(resolve, restMs));
  for (const point of to) {
    if (point === 'stays') return;
    await touch(['touchMove', point]);
  }
  await touch(['touchEnd']);
}

/** Cancels the touch, as the browser does for a gesture of its own. */
export async function cancelFinger(): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

/** A real tap: touch events first, then the browser's own mouse events, focus and click. */
export async function tap(at: Element | Point): Promise<void> {
  await touch(['touchStart', at instanceof Element ? middleOf(at) : at], ['touchEnd']);
}

const BUTTONS = { left: 1, right: 2, middle: 4 };
const WEBDRIVER_BUTTONS = { left: 0, middle: 1, right: 2 };

interface MousePress {
  /** @default "left" */
  button?: keyof typeof BUTTONS;
  /** @default false */
  ctrlKey?: boolean;
}

/** One step of the real mouse. */
export async function mouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  at: Point,
  { button = 'left', ctrlKey = false }: MousePress = {},
): Promise<void> {
  if (!isChromium) {
    if (ctrlKey) skip('needs a key held with a step of the mouse');
    if (button !== 'left')
      skipIn(
        'webkit',
        'needs a button that WebKitGTK’s driver lets go, which it does with the left one alone',
      );
    await commands.pointerActions('mouse', [
      { type: 'pointerMove', ...inWindow(at) },
      ...(type === 'mousePressed'
        ? [{ type: 'pointerDown' as const, button: WEBDRIVER_BUTTONS[button] }]
        : []),
      ...(type === 'mouseReleased'
        ? [{ type: 'pointerUp' as const, button: WEBDRIVER_BUTTONS[button] }]
        : []),
    ]);
    return;
  }
  await cdp().send('Input.dispatchMouseEvent', {
    ...inRunner(at),
    type,
    button,
    buttons: type === 'mouseReleased' ? 0 : BUTTONS[button],
    modifiers: ctrlKey ? 2 : 0,
    clickCount: 1,
  });
}

/** Moves the real mouse to a point, with no button pressed. */
export async function moveMouse(to: Point): Promise<void> {
  if (isChromium) await cdp().send('Input.dispatchMouseEvent', { ...inRunner(to), type: 'mouseMoved' });
  else await commands.pointerActions('mouse', [{ type: 'pointerMove', ...inWindow(to) }]);
}

/** Drags with the real mouse from a point through others, and releases it at the last. */
export async function dragMouse(from: Point, ...to: Point[]): Promise<void> {
  await mouse('mousePressed', from);
  for (const point of to) await mouse('mouseMoved', point);
  await mouse('mouseReleased', to.at(-1) ?? from);
}

/** Presses the real mouse's button, or starts a real touch, at a point, until it is released. */
export async function hold(
  at: Point,
  pointer: 'mouse' | 'touch',
): Promise<{ moveTo: (point: Point) => Promise<void>; release: () => Promise<void> }> {
  let last = at;
  const isMouse = pointer === 'mouse';
  await (isMouse ? mouse('mousePressed', at) : touch(['touchStart', at]));
  return {
    moveTo(point) {
      last = point;
      return isMouse ? mouse('mouseMoved', point) : touch(['touchMove', point]);
    },
    release: () => (isMouse ? mouse('mouseReleased', last) : touch(['touchEnd'])),
  };
}

import { getConfig, queryAllByRole, waitFor } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';
import type { Driver, Point, Pointer, Query } from './driver.ts';
import { testersOf, type Testers, type TestersOptions } from './testersOf.ts';

/** Options of the testers for Testing Library. */
export interface TestingLibraryOptions extends TestersOptions {
  /** The result of `userEvent.setup()`, e.g. with `advanceTimers`. @default a new one */
  user?: UserEvent | undefined;
  /** The element that is searched as the page. @default document.body */
  container?: HTMLElement | undefined;
}

/**
 * Testers for Testing Library in jsdom or a browser, with synthetic events. They wait as long as its `waitFor`.
 *
 * jsdom has no layout: sliders move only by keys there, and rows of cards do not move. `completeJsdom` of
 * `@sabadora/test-kit/jsdom` adds what else the components need.
 */
export function createTesters(options: TestingLibraryOptions = {}): Testers<HTMLElement> {
  return testersOf(testingLibraryDriver(options), options);
}

const BUTTON: Readonly<Record<Pointer, string>> = { mouse: 'MouseLeft', touch: 'TouchA' };

/** The driver of these testers, e.g. as the base of a driver that replaces some of its functions. */
export function testingLibraryDriver({
  user = userEvent.setup(),
  container,
}: Pick<TestingLibraryOptions, 'user' | 'container'> = {}): Driver<HTMLElement> {
  const ofRole = (role: string, { isHidden, name }: Query, within: HTMLElement) =>
    queryAllByRole(within, role, { hidden: isHidden ?? false, ...(name !== undefined && { name }) });
  const findNow = (query: Query, within: HTMLElement = container ?? document.body) => {
    // Testing Library gives the cells of every table the role `cell`, also in a grid.
    const roles = query.role === 'gridcell' ? ['gridcell', 'cell'] : [query.role];
    return roles
      .flatMap((role) => ofRole(role, query, within))
      .filter((element) => hasAttributes(element, query.attributes));
  };

  return {
    find: async (query, within) => findNow(query, within),
    attributes: async (query, attribute, within) =>
      findNow(query, within).map((element) => element.getAttribute(attribute)),
    attribute: async (element, attribute) => element.getAttribute(attribute),
    nameOf: async (element) => computeAccessibleName(element),
    valueOf: async (element) => ('value' in element ? String(element.value) : ''),
    directionOf: async (element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'),
    async boxOf(element) {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    },
    async reveal(element) {
      // jsdom has no `scrollIntoView`.
      if ('scrollIntoView' in element) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    async focus(element) {
      getConfig().eventWrapper(() => element.focus());
    },
    async press(element, pointer) {
      if (pointer === 'mouse') await user.click(element);
      else await withMadeUpPointer(() => user.pointer({ keys: '[TouchA]', target: element }));
    },
    pressKey: (key, times = 1) => user.keyboard(`{${key}}`.repeat(times)),
    async type(element, text) {
      if (element instanceof HTMLInputElement) element.select();
      // For an empty text, Delete removes the selected value.
      await user.keyboard(text === '' ? '{Delete}' : text.replaceAll(/[{[]/g, '$&$&'));
    },
    async hold(element, at, pointer) {
      const held = document.elementFromPoint(at.x, at.y) ?? element;
      const act = async (type: TouchType, keys: string, point: Point) => {
        const { x, y } = point;
        const coords = { x, y, clientX: x, clientY: y };
        const which = keys === '' ? (pointer === 'touch' ? { pointerName: BUTTON.touch } : {}) : { keys };
        await withMadeUpPointer(() => user.pointer({ ...which, target: held, coords }));
        if (pointer === 'touch') dispatchTouch(type, held, point);
      };
      let last = at;
      await act('touchstart', `[${BUTTON[pointer]}>]`, at);
      return {
        async moveTo(point) {
          last = point;
          await act('touchmove', '', point);
        },
        release: () => act('touchend', `[/${BUTTON[pointer]}]`, last),
      };
    },
    // Leaves out the HTML of the whole page, which Testing Library appends to the message.
    waitFor: (check) => waitFor(check, { onTimeout: (error) => error }),
  };
}

function hasAttributes(element: Element, attributes: Query['attributes'] = {}): boolean {
  return Object.entries(attributes).every(([name, value]) =>
    value === true ? element.hasAttribute(name) : element.getAttribute(name) === value,
  );
}

/** Runs a step without `setPointerCapture`, which throws in a browser for the pointer id of a synthetic event. */
async function withMadeUpPointer(run: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setPointerCapture');
  Element.prototype.setPointerCapture = () => {};
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(Element.prototype, 'setPointerCapture', own);
    else Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  }
}

type TouchType = 'touchstart' | 'touchmove' | 'touchend';

/** A touch; undefined in jsdom, which has no touches, and in WebKit on a desktop, which refuses to construct one. */
function makeTouch(init: TouchInit): Touch | undefined {
  try {
    return new Touch(init);
  } catch {
    return undefined;
  }
}

/** Dispatches the touch event that accompanies a pointer event: `user-event` dispatches only the latter. */
function dispatchTouch(type: TouchType, target: Element, { x, y }: Point): void {
  const touch = makeTouch({ identifier: 1, target, clientX: x, clientY: y });
  if (!touch) return;
  const touches = type === 'touchend' ? [] : [touch];
  const event = new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    composed: true,
    touches,
    targetTouches: touches,
    changedTouches: [touch],
  });
  getConfig().eventWrapper(() => target.dispatchEvent(event));
}

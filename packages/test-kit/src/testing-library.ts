import { getConfig, queryAllByRole, waitFor } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';
import type { Driver, Point, Pointer, Query } from './driver.ts';
import { testersOf, type Testers, type TestersOptions } from './testersOf.ts';

/** Options of the testers for Testing Library. */
export interface TestingLibraryOptions extends TestersOptions {
  /** Who acts, as `userEvent.setup()` gives it, e.g. with `advanceTimers`. @default one of its own */
  user?: UserEvent | undefined;
  /** The page. @default document.body */
  container?: HTMLElement | undefined;
}

/**
 * Testers for Testing Library: in jsdom, or in a browser with made-up events. Waits as long as its `waitFor`.
 *
 * In jsdom there is no layout, so that sliders move by keys alone and rows of cards not at all; what the components
 * need besides comes from `@sabadora/test-kit/jsdom`.
 */
export function createTesters(options: TestingLibraryOptions = {}): Testers<HTMLElement> {
  return testersOf(testingLibraryDriver(options), options);
}

const BUTTON: Readonly<Record<Pointer, string>> = { mouse: 'MouseLeft', touch: 'TouchA' };

/** What the testers act by, for a driver of one's own that does some of it otherwise. */
export function testingLibraryDriver({
  user = userEvent.setup(),
  container,
}: Pick<TestingLibraryOptions, 'user' | 'container'> = {}): Driver<HTMLElement> {
  const ofRole = (role: string, { isHidden, name }: Query, within: HTMLElement) =>
    queryAllByRole(within, role, { hidden: isHidden ?? false, ...(name !== undefined && { name }) });
  const findNow = (query: Query, within: HTMLElement = container ?? document.body) => {
    // Testing Library takes a cell of any table for a plain one.
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
      // Not in jsdom.
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
      // An empty text takes away what is there.
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
    // The message says what was found: the whole page after it says less.
    waitFor: (check) => waitFor(check, { onTimeout: (error) => error }),
  };
}

function hasAttributes(element: Element, attributes: Query['attributes'] = {}): boolean {
  return Object.entries(attributes).every(([name, value]) =>
    value === true ? element.hasAttribute(name) : element.getAttribute(name) === value,
  );
}

/** Runs a step that a browser would end with an error: it captures no pointer that is not there. */
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

/** Undefined where a page can make none: jsdom has no touches, and WebKit on a desktop refuses to construct one. */
function makeTouch(init: TouchInit): Touch | undefined {
  try {
    return new Touch(init);
  } catch {
    return undefined;
  }
}

/** The touch event beside the pointer event, which is all that `user-event` makes. */
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

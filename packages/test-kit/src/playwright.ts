import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Driver, Hold, Point, Query } from './driver.ts';
import { testersOf, type Testers, type TestersOptions } from './testersOf.ts';

/** Options of the testers for Playwright. */
export interface PlaywrightOptions extends TestersOptions {
  /** How long a tester waits for what it looks for, in ms. @default 10000 */
  timeoutMs?: number | undefined;
}

/**
 * Testers for a Playwright page; the events are the browser's own. Touch needs a context with `hasTouch`; dragging by
 * touch (sliders, carousels) also needs Chromium.
 */
export function createTesters(page: Page, options: PlaywrightOptions = {}): Testers<Locator> {
  return testersOf(playwrightDriver(page, options), options);
}

/** Pause between two attempts of `waitFor`, in ms. */
const PAUSE_MS = 50;

/** The driver of these testers, e.g. as the base of a driver that replaces some of its functions. */
export function playwrightDriver(
  page: Page,
  { timeoutMs = 10_000 }: Pick<PlaywrightOptions, 'timeoutMs'> = {},
): Driver<Locator> {
  const locate = ({ role, name, attributes = {}, isHidden = false }: Query, within?: Locator) => {
    const scope = within ?? page;
    const found = scope.getByRole(role, {
      includeHidden: isHidden,
      ...(name !== undefined && { name, exact: true }),
    });
    const selector = Object.entries(attributes).map(([attribute, value]) =>
      value === true ? `[${attribute}]` : `[${attribute}=${JSON.stringify(value)}]`,
    );
    return selector.length === 0 ? found : found.and(scope.locator(selector.join('')));
  };

  return {
    find: (query, within) => locate(query, within).all(),
    attributes: (query, attribute, within) =>
      locate(query, within).evaluateAll(
        (elements, wanted) => elements.map((element) => element.getAttribute(wanted)),
        attribute,
      ),
    attribute: (part, attribute) => part.getAttribute(attribute, { timeout: timeoutMs }),
    nameOf: async (part) => nameIn(await part.ariaSnapshot({ timeout: timeoutMs })),
    valueOf: (part) => part.inputValue({ timeout: timeoutMs }),
    directionOf: (part) =>
      part.evaluate((element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr')),
    async boxOf(part) {
      const box = await part.boundingBox({ timeout: timeoutMs });
      if (!box) return { left: 0, top: 0, width: 0, height: 0 };
      return { left: box.x, top: box.y, width: box.width, height: box.height };
    },
    reveal: (part) => part.scrollIntoViewIfNeeded({ timeout: timeoutMs }),
    focus: (part) => part.focus({ timeout: timeoutMs }),
    press: (part, pointer) =>
      pointer === 'mouse' ? part.click({ timeout: timeoutMs }) : part.tap({ timeout: timeoutMs }),
    async pressKey(key, times = 1) {
      for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key);
    },
    async type(_part, text) {
      await page.keyboard.press('ControlOrMeta+A');
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    hold: (_part, at, pointer) => (pointer === 'mouse' ? holdMouse(page, at) : holdFinger(page, at)),
    async waitFor(check) {
      const end = Date.now() + timeoutMs;
      for (;;) {
        try {
          return await check();
        } catch (error) {
          if (Date.now() > end) throw error;
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
      }
    },
  };
}

async function holdMouse(page: Page, at: Point): Promise<Hold> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  return {
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    release: () => page.mouse.up(),
  };
}

/** Playwright's touchscreen can only tap; dragging uses the Chrome DevTools Protocol. */
async function holdFinger(page: Page, at: Point): Promise<Hold> {
  const session = await touchSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [at]);
  return {
    async moveTo(point) {
      await send('touchMove', [point]);
    },
    async release() {
      await send('touchEnd', []);
      await session.detach();
    },
  };
}

async function touchSession(page: Page): Promise<CDPSession> {
  const browser = page.context().browser()?.browserType().name() ?? 'chromium';
  if (browser !== 'chromium')
    throw new Error(`A finger that drags needs Chromium; in ${browser} use interaction "mouse".`);
  return page.context().newCDPSession(page);
}

/** The accessible name in an ARIA snapshot, whose first line is e.g. `- button "Dates" [expanded]`; '' if none. */
function nameIn(snapshot: string): string {
  const [line = ''] = snapshot.split('\n');
  // YAML puts a line that holds ": " between single quotes.
  const text = line.startsWith("- '") ? line.replaceAll("''", "'") : line;
  const quoted = /"(?:[^"\\]|\\.)*"/.exec(text)?.[0];
  return quoted === undefined ? '' : String(JSON.parse(quoted));
}

import { TestRunner } from 'vitest';
import { cdp, server } from 'vitest/browser';

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Performs pointer actions in a WebDriver engine, in px of the window of Vitest's runner. Chromium has no such
     * command.
     */
    pointerActions(pointerType: 'mouse' | 'touch', actions: PointerAction[]): Promise<void>;
  }
}

/** Whether the tests run in Chromium, whose protocol has more commands than WebDriver. */
export const isChromium = server.browser === 'chromium';

/** Whether the driver sends touch events: WebKitGTK's turns a touch into mouse events. */
export const keepsTouch = server.browser !== 'webkit';

/** Reason for skipping tests of touch scrolling in Firefox. */
export const FINGER_SCROLLS_NOTHING =
  'needs a finger that scrolls: WebDriver’s touch events reach Firefox’s page, not its scrolling, which is done before';

/** Skips the running test with a reason. */
export function skip(reason: string): never {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`Only a running test can be skipped: ${reason}`);
  return test.context.skip(reason);
}

/** Skips the running test in an engine where it cannot pass. */
export function skipIn(engine: 'firefox' | 'webkit', reason: string): void {
  if (server.browser === engine) skip(reason);
}

/** Chromium's own protocol; in another engine the running test is skipped, and the reason contains `need`. */
export function chromiumProtocol(need: string): ReturnType<typeof cdp> {
  return isChromium ? cdp() : skip(`needs ${need}, which Chromium's protocol alone has`);
}

import { expect, test as base, type Route } from '@playwright/test';
import { refuseConsent } from './visitor.ts';

/** Ways in which a test makes a call fail. */
export const FAILURES = {
  'a connection that is reset': (route) => route.abort('connectionreset'),
  'status 500': (route) => route.fulfill({ status: 500, json: { title: 'Internal Server Error' } }),
  'status 429': (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} }),
  'JSON that is cut off': (route) => answer(route, '{"exactMatch":[{"hotelId":'),
  'JSON of another type': (route) =>
    answer(route, '{"exactMatch":"none","properties":7,"prices":[],"features":1,"id":[],"booking":3}'),
  'HTML in the place of JSON': (route) => answer(route, '<!doctype html><title>Login</title>', 'text/html'),
  'an empty answer': (route) => answer(route, ''),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

/** Milliseconds after which the client has given up three attempts. */
export const GIVEN_UP_MS = 3 * 8000 + 3000;
const SLOW_MS = 3000;

/** Delays the response of a request. */
export async function comeLate(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  await route.continue();
}

function answer(route: Route, body: string, contentType = 'application/json'): Promise<void> {
  return route.fulfill({ status: 200, contentType, body });
}

/** Allows errors in the console, which broken calls cause, but no uncaught errors. */
export const test = base.extend<{ sound: void }>({
  sound: [
    async ({ page, context }, use) => {
      await refuseConsent(context);
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      await use();
      expect(thrown, 'errors that nothing caught').toEqual([]);
    },
    { auto: true },
  ],
});

import { expect, test as base } from '@playwright/test';
import { writeConsent } from '@sabadora/domain';
import { startEngine, type EngineName } from '../../../.ci/engines/engines.ts';
import { press, type EngineSession } from '../../../.ci/engines/session.ts';
import { startReportingProxy, type ReportingProxy } from './reportingProxy.ts';
import { STAY_CARDS } from './visitor.ts';

interface EngineFixtures {
  engine: EngineName;
  session: EngineSession;
  server: ReportingProxy;
}

/** The engine of the project, started once, before a site whose documents record what the browser reports. */
const test = base.extend<object, EngineFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture needs
    async ({}, use, { project }) => {
      const server = await startReportingProxy(project.use.baseURL ?? '');
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ engine, server }, use) => {
      const session = await startEngine(engine);
      await session.navigate(`${server.address}/no/such/page`);
      // The visitor has refused to be counted, on another day.
      await session.call(
        (text) => localStorage.setItem('sabadora.consent', text),
        writeConsent('refused', Date.now()),
      );
      await use(session);
      await session.close();
    },
    { scope: 'worker' },
  ],
});

const WIDTHS = [320, 390, 1280];

type Find = (session: EngineSession, address: string) => Promise<string>;

/** The first link on a page that leads to a path which starts so. */
const linkOn =
  (page: string, start: string): Find =>
  async (session, address) => {
    await session.navigate(address + page);
    const find = async () =>
      (await session.call(
        (prefix) => document.querySelector(`main a[href^="${prefix}"]`)?.getAttribute('href'),
        start,
      )) ?? '';
    await expect.poll(find, `a link to ${start} on ${page}`).not.toBe('');
    return find();
  };

const PAGES: Record<string, string | Find> = {
  'the home page': '/',
  'the search': '/search?country=1&a=2',
  'a stay': linkOn('/search?country=1&a=2', '/stay/'),
  'a gift': async (session, address) =>
    (await linkOn('/search?country=1&a=2', '/stay/')(session, address)).replace('/stay/', '/gift/'),
  'a hotel': async (session, address) => {
    const stay = await linkOn('/search?country=1&a=2', '/stay/')(session, address);
    return linkOn(stay, '/hotel/')(session, address);
  },
  activities: '/activities',
  'an activity': linkOn('/activities', '/activity/'),
  boxes: '/boxes',
  'a box': linkOn('/boxes', '/box/'),
  'a page that does not exist': '/no/such/page',
};

/** Each control of the page is React's: those of parts whose code comes later, too, but for the header's, which wait for a touch. */
function isHydrated(): boolean {
  const controls = [...document.querySelectorAll('body :is(button, input, select):not([data-header] *)')];
  return (
    document.readyState === 'complete' &&
    controls.length > 0 &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
  );
}

const hydrated = (session: EngineSession) => expect.poll(() => session.call(isHydrated)).toBe(true);
const reports = (session: EngineSession) => session.call(() => globalThis.pageReports);

for (const [name, where] of Object.entries(PAGES)) {
  test(`${name} hydrates without a report, stays in place and fits its window`, async ({
    session,
    server,
  }) => {
    const path = typeof where === 'string' ? where : await where(session, server.address);
    for (const width of WIDTHS) {
      await session.resize({ width, height: 800 });
      // Firefox draws the first frame of the next document in the size before; that one is not measured.
      await session.navigate(`${server.address}/no/such/page`);
      await expect.poll(() => session.call(() => innerWidth)).toBe(width);
      await session.navigate(server.address + path);
      await hydrated(session);
      // WebKit may hydrate a page before it draws it.
      await expect.poll(() => session.call(() => 'firstHeadingTop' in globalThis)).toBe(true);
      expect(await reports(session), `reports at ${width} px`).toEqual([]);
      const seen = await session.call(() => ({
        width: innerWidth,
        needed: document.documentElement.scrollWidth,
        moved: (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) - (firstHeadingTop ?? 0),
      }));
      expect(seen.width).toBe(width);
      expect(seen.needed, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
      expect(Math.abs(seen.moved), `px that the heading moves at ${width} px`).toBeLessThan(2);
    }
  });
}

test('a destination is searched for by keyboard alone', async ({ session, server }) => {
  await session.resize({ width: 1280, height: 800 });
  await session.navigate(server.address);
  await hydrated(session);
  await session.call(() => document.querySelector<HTMLElement>('main [role=combobox]')?.focus());
  for (const letter of 'Fran') await session.perform(press(letter));
  const options = () =>
    session.call(() => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent));
  await expect.poll(async () => (await options()).join(' ')).toContain('France');
  await session.perform(press('ArrowDown'));
  await session.perform(press('Enter'));
  const value = () =>
    session.call(() => document.querySelector<HTMLInputElement>('main [role=combobox]')?.value);
  await expect.poll(value).toContain('France');
  await session.call(() => document.querySelector<HTMLElement>('main [type=submit]')?.focus());
  await session.perform(press('Enter'));
  await expect.poll(() => session.call(() => location.pathname)).toBe('/search');
  const stays = () => session.call((selector) => document.querySelectorAll(selector).length, STAY_CARDS);
  await expect.poll(stays).toBe(24);
  expect(await session.call(() => location.hash)).toContain('country=1');
  await hydrated(session);
  expect(await reports(session)).toEqual([]);
});

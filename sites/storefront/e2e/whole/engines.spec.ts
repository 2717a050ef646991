import { expect, test as base } from '@playwright/test';
import {
  ACCOUNT_PATHS,
  addDays,
  bookingHref,
  DEFAULT_PARTY,
  SIGN_IN_PATH,
  writeConsent,
} from '@sabadora/domain';
import { startEngine, type EngineName } from '../../../../.ci/engines/engines.ts';
import { press, type EngineSession } from '../../../../.ci/engines/session.ts';
import { layoutFaults } from '../../../../packages/design-system/src/testing/layoutFaults.ts';
import { readPartners } from '../../../minisites/src/readPartners.ts';
import { buyerFixtures, CARDS } from '../purchase/checkout.ts';
import { saturday, wordsOf } from '../support/market.ts';
import { mailWith } from '../purchase/orders.ts';
import { activityDatesOf, findStay } from '../products/products.ts';
import { startReportingProxy, type ReportingProxy } from '../support/reportingProxy.ts';
import { STAY_CARDS } from '../support/visitor.ts';

/** Minisites to test; their server runs only in the whole matrix. */
const { minisites } = process.env['SABADORA_MATRIX'] === 'all' ? await readPartners() : { minisites: [] };

interface EngineFixtures {
  engine: EngineName;
  session: EngineSession;
  server: ReportingProxy;
}

/** Starts the project's engine once, with a proxy of the site whose documents record the browser's reports. */
const test = base.extend<{ email: string }, EngineFixtures>({
  ...buyerFixtures,
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
      // The visitor refused to be counted before.
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

interface Visit {
  session: EngineSession;
  /** Address of the site. */
  address: string;
}

type Find = (visit: Visit) => Promise<string>;

/** Finds the first link on a page whose path begins with `start`. */
const linkOn =
  (page: string, start: string): Find =>
  async ({ session, address }) => {
    await session.navigate(new URL(page, address).href);
    const find = async () =>
      (await session.call(
        (prefix) => document.querySelector(`:is(main, footer) a[href^="${prefix}"]`)?.getAttribute('href'),
        start,
      )) ?? '';
    await expect.poll(find, `a link to ${start} on ${page}`).not.toBe('');
    return find();
  };

/** The home page on another host of the site. */
const onHost =
  (hostname: string): Find =>
  ({ address }) =>
    Promise.resolve(Object.assign(new URL(address), { hostname }).href);

const aStay = linkOn('/search?country=1&a=2', '/stay/');

const PAGES: Record<string, string | Find> = {
  'the home page': '/',
  'the search': '/search?country=1&a=2',
  'a stay': aStay,
  'a gift': async (visit) => (await aStay(visit)).replace('/stay/', '/gift/'),
  'a hotel': async (visit) => linkOn(await aStay(visit), '/hotel/')(visit),
  activities: '/activities',
  'an activity': linkOn('/activities', '/activity/'),
  boxes: '/boxes',
  'a box': linkOn('/boxes', '/box/'),
  ideas: '/ideas',
  'a landing page': linkOn('/ideas', '/landing/'),
  'a page of text': linkOn('/', '/content/'),
  help: '/help',
  contact: '/contact',
  newsletter: '/newsletter',
  'a checkout of nothing': '/booking/summary',
  'the way to a booking': '/booking/lookup',
  'the way to a voucher': '/beneficiary/login',
  'the way into an account': '/account/signin',
  'the choice of a language': onHost('be.localhost'),
  'the login of customer care': onHost('care.fr.localhost'),
  'a page that does not exist': '/no/such/page',
  ...Object.fromEntries(
    minisites.map(({ minisiteUrl }) => [`the minisite ${minisiteUrl}`, `/minisite/${minisiteUrl}`]),
  ),
};

/**
 * Whether each control of the page is hydrated, also those of parts whose code loads later; not those of the header,
 * which wait for a touch. On a page without controls, whether its heading is hydrated.
 */
function isHydrated(): boolean {
  const controls = [...document.querySelectorAll('body :is(button, input, select):not([data-header] *)')];
  const parts = controls.length > 0 ? controls : [...document.querySelectorAll('h1')];
  return (
    document.readyState === 'complete' &&
    parts.length > 0 &&
    parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps$')))
  );
}

const hydrated = (session: EngineSession) => expect.poll(() => session.call(isHydrated)).toBe(true);
const reports = (session: EngineSession) => session.call(() => globalThis.pageReports);

async function resize(session: EngineSession, width: number): Promise<void> {
  await session.resize({ width, height: 800 });
  await expect.poll(() => session.call(() => innerWidth)).toBe(width);
}

/** Checks at each width that no text is cut off and nothing is beyond the sides, and that nothing was reported. */
async function expectGood(session: EngineSession, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(session, width);
    expect(await session.call(layoutFaults), `layout of ${where} at ${width} px`).toEqual([]);
  }
  expect(await reports(session), `reports on ${where}`).toEqual([]);
}

/** Opens the page at each width, and checks its reports, its layout, and that its heading stays in place. */
async function expectOpens({ session, address }: Visit, found: string): Promise<void> {
  const { origin, href } = new URL(found, address);
  for (const width of WIDTHS) {
    // Resizes on another page first: Firefox paints the first frame of the next document in the previous size.
    await session.navigate(`${origin}/no/such/page`);
    await resize(session, width);
    await session.navigate(href);
    await hydrated(session);
    // WebKit may hydrate a page before it paints it.
    await expect.poll(() => session.call(() => 'firstHeadingTop' in globalThis)).toBe(true);
    expect(await reports(session), `reports at ${width} px`).toEqual([]);
    expect(await session.call(layoutFaults), `layout at ${width} px`).toEqual([]);
    const moved = await session.call(
      () => (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) - (firstHeadingTop ?? 0),
    );
    expect(Math.abs(moved), `px that the heading moves at ${width} px`).toBeLessThan(2);
  }
}

for (const [name, where] of Object.entries(PAGES)) {
  test(`${name} hydrates without a report, stays in place and fits its window`, async ({
    session,
    server,
  }) => {
    const visit = { session, address: server.address };
    await expectOpens(visit, typeof where === 'string' ? where : await where(visit));
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

/** Waits for the control with this name in `main`, and focuses it. */
async function focusOn(session: EngineSession, name: string): Promise<void> {
  const focus = (wanted: string) => {
    const named = (control: Element) => {
      const label = 'labels' in control ? (control.labels as NodeListOf<Element> | null)?.[0] : undefined;
      return (control.ariaLabel ?? (label ?? control).textContent ?? '').trim();
    };
    const found = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')].find(
      (control) => control.checkVisibility() && named(control) === wanted,
    );
    found?.focus();
    return found !== undefined && found === document.activeElement;
  };
  await expect.poll(() => session.call(focus, name), `the control "${name}"`).toBe(true);
}

async function pressOn(session: EngineSession, name: string, key = 'Enter'): Promise<void> {
  await focusOn(session, name);
  await session.perform(press(key));
}

async function typeInto(session: EngineSession, name: string, text: string): Promise<void> {
  await focusOn(session, name);
  for (const letter of text) await session.perform(press(letter));
  const digits = (value: string) => value.replaceAll(/[\s/]/g, '');
  const value = () => session.call(() => (document.activeElement as HTMLInputElement | null)?.value ?? '');
  await expect.poll(async () => digits(await value())).toBe(digits(text));
}

const titled = (session: EngineSession, title: string) =>
  expect.poll(() => session.call(() => document.querySelector('h1')?.textContent)).toBe(title);

const pathOf = (session: EngineSession) => session.call(() => location.pathname);

test('a stay is booked, found again and seen in an account, by keyboard alone', async ({
  session,
  server,
  request,
  email,
}) => {
  test.slow();
  const locale = 'fr_FR';
  const words = wordsOf(locale);
  const dates = { checkin: saturday, checkout: addDays(saturday, 1) };
  // A stay with a choice of cancellation terms.
  const stay = await findStay(request, {
    locale,
    checkin: dates.checkin,
    accepts: ({ quote }) => quote.cancellationPolicy.cancellable,
  });
  const activityDates = activityDatesOf(stay);
  const open = (path: string) => session.navigate(new URL(path, server.address).href);
  const visit = { session, address: server.address };

  await resize(session, 1280);
  await open(bookingHref({ offerId: stay.offerId, dates, party: DEFAULT_PARTY, activityDates }));
  await titled(session, words('checkout.title.summary'));
  await hydrated(session);
  await expectGood(session, 'the summary');
  const choice = () =>
    session.call(() => {
      const first = document.querySelector<HTMLInputElement>('main [type=radio]');
      first?.focus();
      return first?.checked;
    });
  await expect.poll(choice).toBe(false);
  await session.perform(press(' '));
  await expect.poll(choice).toBe(true);
  await pressOn(session, words('checkout.toDetails'));

  await titled(session, words('checkout.title.details'));
  await expectGood(session, 'the details');
  for (const [field, text] of [
    ['checkout.email', email],
    ['checkout.firstName', 'Camille'],
    ['checkout.lastName', 'van der meulen'],
    ['checkout.phone', '0612345678'],
    ['checkout.address', '12 rue du port'],
    ['checkout.postalCode', '14390'],
    ['checkout.city', 'Cabourg'],
  ] as const)
    await typeInto(session, words(field), text);
  await pressOn(session, words('checkout.toPayment'));

  await titled(session, words('checkout.title.payment'));
  await expectGood(session, 'the payment');
  await typeInto(session, words('checkout.cardNumber'), CARDS.approved);
  await typeInto(session, words('checkout.cardExpiry'), '12/40');
  await typeInto(session, words('checkout.cardCode'), '123');
  await session.perform(press('Enter'));
  await expect.poll(() => pathOf(session)).toContain('/confirmation/');
  await titled(session, words('checkout.confirmation.title.stay'));
  await expectOpens(visit, await pathOf(session));

  const [number = ''] =
    /\d{8}/.exec((await session.call(() => document.querySelector('main')?.textContent)) ?? '') ?? [];
  await open(`/booking/lookup?number=${number}#route=modify`);
  await typeInto(session, words('lookup.email'), email);
  await session.perform(press('Enter'));
  await titled(session, words('lookup.booking', { reference: number }));
  await expectGood(session, 'the booking');

  await open(SIGN_IN_PATH);
  await typeInto(session, words('signIn.email'), email);
  await session.perform(press('Enter'));
  await titled(session, words('signIn.title.sent'));
  await expectGood(session, 'the e-mail on its way');
  const { text } = await mailWith(request, email, /[?&]token=/);
  const link = new URL(/https?:\S+[?&]token=\S+/.exec(text)?.[0] ?? '');
  await open(link.pathname + link.search);
  await titled(session, words('signIn.title.confirm'));
  await pressOn(session, words('signIn.button'));
  await titled(session, words('account.trips'));
  for (const path of Object.values(ACCOUNT_PATHS)) await expectOpens(visit, path);
});

import { CONSENT_MS, writeConsent } from '@sabadora/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useConsent } from '../../kit/document/PageRoot.tsx';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { VisitorConsent } from './VisitorConsent.tsx';

const CONSENT = 'sabadora.consent';

interface Sent {
  path: string;
  body: { events?: { name: string }[]; variationGroupId?: string };
}

let sent: Sent[];

beforeEach(() => {
  // Time passes as usual, but can also be advanced.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  localStorage.clear();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(document, 'prerendering');
});

/** A page with a footer that tracks events. */
function Teller() {
  const consent = useConsent();
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => consent.track({ name: 'select_item', params: {} })}>
        Choose
      </button>
      <button type="button" onClick={consent.ask}>
        Settings
      </button>
    </main>
  );
}

function show(options: PartOptions = {}) {
  const network: typeof fetch = async (url, init) => {
    const path = url instanceof Request ? url.url : String(url);
    sent.push({ path, body: JSON.parse(typeof init?.body === 'string' ? init.body : '') as Sent['body'] });
    return Response.json({ received: 1 });
  };
  return renderPart(
    <>
      <VisitorConsent />
      <Teller />
    </>,
    { fetch: network, ...options },
  );
}

/** Empty editors' content around a page. */
const NOTHING_AROUND: NonNullable<PartOptions['chrome']> = {
  menu: [],
  footer: { promise: '', columns: [], legal: [] },
  promoBar: null,
  announcementBanner: null,
  targetedBanner: null,
  experiments: {},
  preview: null,
};

const notice = () => page.getByRole('region', { name: 'Your privacy' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const paths = () => sent.map(({ path }) => path);
/** Waits longer than the queue does. */
const aWhile = () => vi.advanceTimersByTimeAsync(2600);

describe('without an answer', () => {
  test('the notice comes by itself, leaves the focus where it is, and nothing is stored or sent', async () => {
    show({ switches: 'searchDates=forced' });
    await expect.element(notice()).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await button('Choose').click();
    await aWhile();
    expect(sent).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('what happened before an acceptance is not sent after it', async () => {
    show();
    await button('Choose').click();
    await button('Accept').click();
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.poll(() => localStorage.getItem('sabadora.visitor')).not.toBeNull();
    await button('Choose').click();
    await expect.poll(paths).toEqual(['/api/analytics/ga/collect/FR', '/gateway/tracking/events']);
    expect(sent[0]?.body.events).toHaveLength(1);
  });

  test('an answer of more than six months ago is asked for again, and nothing is left of the visitor', async () => {
    localStorage.setItem(CONSENT, writeConsent('accepted', Date.now() - CONSENT_MS - 1));
    localStorage.setItem('sabadora.visitor', '0123456789abcdef');
    show();
    await expect.element(notice()).toBeVisible();
    await button('Choose').click();
    await aWhile();
    expect(sent).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([CONSENT]);
  });
});

describe('with an answer', () => {
  test('CH-181: an acceptance of another day activates the experiments and counts at once', async () => {
    localStorage.setItem(CONSENT, writeConsent('accepted', Date.now()));
    show({ switches: 'searchDates=forced' });
    await button('Choose').click();
    await expect.poll(() => paths().length).toBe(3);
    expect(sent[0]?.body.variationGroupId).toBe('searchDates');
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test('CH-181: the server is told the id of who accepted, and nothing any more once that is withdrawn', async () => {
    localStorage.setItem(CONSENT, writeConsent('accepted', Date.now()));
    const chrome = { ...NOTHING_AROUND, experiments: { 'christmas-gifts': 'last-minute-gift' } };
    show({ chrome });
    await expect.poll(() => sent.map(({ body }) => body.variationGroupId)).toEqual(['christmas-gifts']);
    expect(document.cookie).toContain(`sabadora-visitor=${localStorage.getItem('sabadora.visitor')}`);
    await button('Settings').click();
    await button('Refuse').click();
    await expect.poll(() => document.cookie).not.toContain('sabadora-visitor');
  });

  test('a refusal is not asked for again, and sends nothing', async () => {
    localStorage.setItem(CONSENT, writeConsent('refused', Date.now()));
    show({ switches: 'searchDates=forced' });
    await button('Choose').click();
    await aWhile();
    await expect.element(notice()).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([CONSENT]);
  });

  test('it is changed from the page: the notice takes the focus and gives it back', async () => {
    localStorage.setItem(CONSENT, writeConsent('accepted', Date.now()));
    show();
    await expect.poll(() => localStorage.getItem('sabadora.visitor')).not.toBeNull();
    await button('Settings').click();
    await expect.element(notice()).toHaveFocus();
    await expect.element(notice().getByText(/accepted so far/)).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.element(button('Settings')).toHaveFocus();
    expect(Object.keys(localStorage)).toEqual([CONSENT]);
    await button('Choose').click();
    await aWhile();
    expect(sent).toEqual([]);
  });

  test('another tab’s answer closes the notice and counts here too', async () => {
    show();
    await expect.element(notice()).toBeVisible();
    localStorage.setItem(CONSENT, writeConsent('accepted', Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT }));
    await expect.element(notice()).not.toBeInTheDocument();
    await button('Choose').click();
    await expect.poll(() => paths().length).toBe(2);
  });
});

test('CH-193: customer care is neither asked nor counted, whatever was accepted', async () => {
  localStorage.setItem(CONSENT, writeConsent('accepted', Date.now()));
  show({ isCare: true, switches: 'searchDates=forced' });
  await button('Choose').click();
  await button('Settings').click();
  await aWhile();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([CONSENT]);
});

test('a page that is prerendered asks, stores and sends nothing until it is shown', async () => {
  localStorage.setItem(CONSENT, writeConsent('accepted', Date.now()));
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  show();
  await button('Choose').click();
  await aWhile();
  expect(sent).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([CONSENT]);
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect.poll(() => paths().length).toBe(2);
});

test('leaving the page sends what waits', async () => {
  localStorage.setItem(CONSENT, writeConsent('accepted', Date.now()));
  show();
  await expect.poll(() => localStorage.getItem('sabadora.visitor')).not.toBeNull();
  await button('Choose').click();
  expect(sent).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(paths()).toEqual(['/api/analytics/ga/collect/FR', '/gateway/tracking/events']);
});

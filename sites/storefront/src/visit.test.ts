import type { RequestFacts, Visit } from '@sabadora/site-host/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteMarket } from './visit.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

type Cookies = Record<string, string>;

/** The visit of an address; imports the module anew, because it reads the real hosts when it loads. */
async function visitOf(
  address: string,
  cookies: Cookies = {},
  headers: RequestFacts['headers'] = {},
): Promise<Visit<SiteMarket>> {
  const { visit } = await import('./visit.ts');
  const url = new URL(address);
  const facts: RequestFacts = {
    url,
    query: url.searchParams,
    headers,
    cookies,
    today: '2026-12-05',
    hour: 10,
  };
  return visit(facts);
}

const TOKEN: Cookies = { 'sabadora-care-token': 'x' };

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 SabadoraApp/4.1',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1',
    false,
  ],
  [undefined, false],
])('PR-016: %s is the app of the company: %s', async (userAgent, isInApp) => {
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  expect((await visitOf('http://fr.localhost:4000/stay/12', {}, headers)).market.isInApp).toBe(isInApp);
});

describe('customer care', () => {
  test.each([
    ['http://fr.localhost:4000/', false],
    ['http://care.fr.localhost:4000/', true],
    ['http://127.0.0.1:4000/', false],
    ['http://127.0.0.1:4000/?care=1', true],
    ['http://fr.localhost:4000/?care=1', true],
    ['http://fr.localhost:4000/?care=0', false],
  ])('SE-012: %s is customer care: %s', async (address, isCare) => {
    expect((await visitOf(address)).market.isCare).toBe(isCare);
  });

  test('SE-012: has the market of the host behind its own', async () => {
    expect((await visitOf('http://care.it.localhost:4000/')).locale).toBe('it_IT');
    expect((await visitOf('http://care.be.localhost:4000/')).market.isSplash).toBe(true);
    expect((await visitOf('http://care.be.localhost:4000/?locale=fr_BE')).locale).toBe('fr_BE');
  });

  test('SE-257 SE-254 CH-189 D-026: needs a login unless the cookie of the identity provider is there', async () => {
    const address = 'http://care.fr.localhost:4000/search';
    expect((await visitOf(address)).market.needsLogin).toBe(true);
    expect((await visitOf(address, { 'sabadora-care-token': '' })).market.needsLogin).toBe(true);
    expect((await visitOf(address, TOKEN)).market).toMatchObject({ isCare: true, needsLogin: false });
    expect((await visitOf('http://fr.localhost:4000/search')).market.needsLogin).toBe(false);
    expect((await visitOf('http://127.0.0.1:4000/?care=1')).market.needsLogin).toBe(true);
  });

  test('SE-257: the cookie has the name that the configuration gives', async () => {
    vi.stubEnv('CARE_TOKEN_COOKIE', '__Host-staff');
    const address = 'http://care.fr.localhost:4000/';
    expect((await visitOf(address, TOKEN)).market.needsLogin).toBe(true);
    expect((await visitOf(address, { '__Host-staff': 'x' })).market.needsLogin).toBe(false);
  });

  test('its links to other markets stay with customer care', async () => {
    const { markets } = (await visitOf('http://care.fr.localhost:4000/')).market;
    expect(markets.es_ES).toEqual({ origin: 'http://care.es.localhost:4000', needsLocale: false });
    expect(markets.nl_BE).toEqual({ origin: 'http://care.be.localhost:4000', needsLocale: true });
  });
});

describe('real hosts', () => {
  beforeEach(() => vi.stubEnv('SITE_HOSTS', 'fr_FR=www.sabadora.example,nl_BE=be.sabadora.example'));

  test('are their markets, with customer care before them', async () => {
    expect((await visitOf('https://www.sabadora.example/')).locale).toBe('fr_FR');
    expect((await visitOf('https://care.www.sabadora.example/')).market).toMatchObject({
      isCare: true,
      market: { locale: 'fr_FR' },
    });
    expect((await visitOf('https://be.sabadora.example/?locale=nl_BE')).locale).toBe('nl_BE');
  });

  test('are where the links of the page lead', async () => {
    const { markets } = (await visitOf('https://www.sabadora.example/')).market;
    expect(markets.nl_BE).toEqual({ origin: 'https://be.sabadora.example', needsLocale: false });
    expect(markets.es_ES.origin).toBe('https://es.localhost');
  });
});

describe('what a test session switches', () => {
  const BOXES = 'switches=boxes%3Doff%2CsearchDates%3Dforced';

  test('stands over the configuration, and is remembered until the browser closes', async () => {
    vi.stubEnv('SWITCHES', 'activities=off');
    const first = await visitOf(`http://fr.localhost:4000/?${BOXES}&care=1`);
    expect(first.market.switches).toMatchObject({
      toggles: { boxes: false, activities: false },
      experiments: { searchDates: 'forced' },
    });
    expect(first.setCookies).toEqual([
      'sabadora-switches=boxes%3Doff%2CsearchDates%3Dforced; Path=/; HttpOnly; SameSite=Lax',
      'sabadora-care=1; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const cookies = { 'sabadora-switches': 'boxes=off,searchDates=forced', 'sabadora-care': '1' };
    const next = await visitOf('http://fr.localhost:4000/stay/7', cookies);
    expect(next.market).toMatchObject({ isCare: true, switches: first.market.switches });
    expect(next.setCookies).toBeUndefined();
  });

  test('ends with an empty value', async () => {
    const cookies = { 'sabadora-switches': 'boxes=off', 'sabadora-care': '1' };
    const ended = await visitOf('http://fr.localhost:4000/?switches=&care=', cookies);
    expect(ended.market).toMatchObject({ isCare: false, switches: { toggles: { boxes: true } } });
    expect(ended.setCookies).toEqual([
      'sabadora-switches=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'sabadora-care=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
  });

  test('counts for nothing in production, neither from the query nor from a cookie', async () => {
    vi.stubEnv('SITE_STAGE', 'production');
    vi.stubEnv('SWITCHES', 'dateShortcuts=shown');
    const cookies = { 'sabadora-switches': 'boxes=off', 'sabadora-care': '1' };
    const { market, setCookies } = await visitOf(`https://fr.localhost/?${BOXES}&care=1`, cookies);
    expect(market).toMatchObject({
      isCare: false,
      switches: { toggles: { boxes: true }, experiments: { dateShortcuts: 'shown' } },
    });
    expect(setCookies).toBeUndefined();
  });

  test('breaks nothing when it is damaged', async () => {
    const { market } = await visitOf('http://fr.localhost:4000/?switches=%3D%3D,boxes', {
      'sabadora-switches': '%',
    });
    expect(market.switches.toggles.boxes).toBe(true);
  });
});

test('CH-105, CH-136, D-076: visitors of some partners are not asked for their address, from page to page', async () => {
  vi.stubEnv('EMAIL_MODAL_SKIPS', '360, partner-2');
  const asks = async (address: string, cookies?: Cookies) =>
    (await visitOf(address, cookies)).market.asksForEmail;
  const sent = await visitOf('http://fr.localhost:4000/?affiliate=partner-2');
  expect(sent.market.asksForEmail).toBe(false);
  expect(sent.setCookies).toEqual(['sabadora-affiliate=partner-2; Path=/; HttpOnly; SameSite=Lax']);
  expect(await asks('http://fr.localhost:4000/ideas', { 'sabadora-affiliate': '360' })).toBe(false);
  expect(await asks('http://fr.localhost:4000/?affiliate=other', { 'sabadora-affiliate': '360' })).toBe(true);
  expect(await asks('http://fr.localhost:4000/?affiliate=%3B%20x')).toBe(true);
  expect(await asks('http://fr.localhost:4000/')).toBe(true);
});

describe('who content is for', () => {
  const cookies = { 'sabadora-visitor': 'visitor-0001', 'sabadora-dismissed': 'promo-bars:christmas.%' };

  test('CH-181: a visitor who told their id, and what they have closed', async () => {
    expect((await visitOf('http://fr.localhost:4000/', cookies)).market.audience).toEqual({
      visitor: 'visitor-0001',
      dismissed: 'promo-bars:christmas',
    });
    expect((await visitOf('http://fr.localhost:4000/')).market.audience).toEqual({});
    const damaged = { 'sabadora-visitor': '<script>' };
    expect((await visitOf('http://fr.localhost:4000/', damaged)).market.audience.visitor).toBeUndefined();
  });

  test('CH-181, CH-193: nobody in customer care', async () => {
    const { market } = await visitOf('http://care.fr.localhost:4000/', cookies);
    expect(market.audience.visitor).toBeUndefined();
  });

  test('CH-181: an experiment with weights is decided by their id, and is not running without one', async () => {
    vi.stubEnv('SITE_STAGE', 'production');
    vi.stubEnv('SWITCHES', 'searchDates=forced:100');
    const experiments = async (sent: Cookies) =>
      (await visitOf('https://fr.localhost/', sent)).market.switches.experiments;
    expect(await experiments(cookies)).toEqual({ searchDates: 'forced' });
    expect(await experiments({})).toEqual({});
  });
});

describe('the language of a visit', () => {
  test('D-063: is remembered where it was chosen', async () => {
    const { locale, setCookies } = await visitOf('http://127.0.0.1:4000/?locale=it_IT');
    expect(locale).toBe('it_IT');
    expect(setCookies).toEqual(['sabadora-locale=it_IT; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect((await visitOf('http://127.0.0.1:4000/', { 'sabadora-locale': 'it_IT' })).locale).toBe('it_IT');
  });
});

test.each([
  ['', undefined],
  ['https://login.example/start', 'https://login.example/start'],
])('SE-257: the login is where CARE_LOGIN_URL says: "%s"', async (text, expected) => {
  vi.stubEnv('CARE_LOGIN_URL', text);
  const { careLoginUrl } = await import('./care.ts');
  expect(careLoginUrl()).toBe(expected);
});

test('a CARE_LOGIN_URL that is no web address is refused by name', async () => {
  vi.stubEnv('CARE_LOGIN_URL', 'javascript:alert(1)');
  const { careLoginUrl } = await import('./care.ts');
  expect(careLoginUrl).toThrow('CARE_LOGIN_URL');
});

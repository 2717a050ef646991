import { expect, type Page, type Request } from '@playwright/test';
import * as api from '@sabadora/api';
import {
  CALLS_OF_MINISITES,
  TRACKING_CALLS,
} from '../../../../packages/pages/src/kit/minisite/withMinisite.ts';
import type { Minisite } from '../../../minisites/src/readPartners.ts';

/** Address of a minisite: on a phone by path on the storefront's host (D-062), on a desktop by its own host. */
export function addressOf({ minisiteUrl }: Minisite, baseURL: string | undefined, isMobile: boolean): URL {
  const url = new URL(baseURL ?? '');
  if (isMobile) return new URL(`/minisite/${minisiteUrl}`, url);
  url.hostname = `${minisiteUrl}.localhost`;
  url.port = String(Number(url.port) + 2);
  return url;
}

/** Every call of the API, with a pattern of its addresses. */
const CALLS = Object.values(api)
  .flatMap((value) => (typeof value === 'object' && 'schemas' in value ? [value as unknown as api.Call] : []))
  .map(({ name, method, base, path }) => {
    const address = (api.BASE_PATHS[base] + path).replaceAll('.', String.raw`\.`);
    return { name, method, address: new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });

interface Sent {
  minisite?: number | string;
  affiliate?: string;
  kind?: string;
  items?: { shortStayItem?: { reservationCriteria: { minisiteId: number | null } } };
}

/** A call that carries its minisite, e.g. "searchOffers of 360"; undefined for any other request. */
function placeOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  const method = request.method();
  const call = CALLS.find((each) => each.method === method && each.address.test(pathname));
  if (!call) return undefined;
  const { name } = call;
  const sent = method === 'GET' ? Object.fromEntries(searchParams) : (request.postDataJSON() as Sent);
  if (TRACKING_CALLS.has(name)) return `${name} of ${sent.minisite} from ${sent.affiliate}`;
  if (CALLS_OF_MINISITES.has(name) || name === 'initCheckout') return `${name} of ${sent.minisite}`;
  const { shortStayItem } = (sent as Sent).items ?? {};
  return shortStayItem && `${name} of ${shortStayItem.reservationCriteria.minisiteId}`;
}

/** Collects the calls of a page that carry their minisite, each once, e.g. "searchOffers of 360". */
export function watchPlaces(page: Page): ReadonlySet<string> {
  const places = new Set<string>();
  page.on('request', (request) => {
    const place = placeOf(request);
    if (place !== undefined) places.add(place);
  });
  return places;
}

/** Name of a minisite in tabs and search engines. */
const nameOf = ({ partnerName }: Minisite) => `${partnerName} × Sabadora`;

/** Strings that identify a page of a minisite. Not the partner's name alone, which may be part of a street's name. */
function marksOf(minisite: Minisite): string[] {
  const { minisiteId, minisiteUrl, affiliate, title, lead } = minisite;
  return [
    nameOf(minisite),
    title,
    lead,
    `/minisite/${minisiteUrl}`,
    `//${minisiteUrl}.localhost`,
    `/minisites/brands/${minisiteUrl}.`,
    `"minisiteId":${minisiteId},`,
    `affiliate=${affiliate}`,
  ];
}

/** Checks that a page has the minisite's name and brand, addresses below its own, and nothing of other partners. */
export async function expectOwnPage(
  page: Page,
  { minisite, home, others }: { minisite: Minisite; home: URL; others: readonly Minisite[] },
): Promise<void> {
  const { brand, partnerName, language, direction } = minisite;
  await expect(page).toHaveTitle(new RegExp(` \\| ${nameOf(minisite)}$`));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', direction);
  const banner = page.getByRole('banner');
  await expect(banner.getByAltText(partnerName).or(banner.getByText(partnerName))).toBeVisible();
  const colors = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const action = getComputedStyle(document.documentElement).getPropertyValue('--sabadora-color-action');
    return { backgroundColor, action: action.trim() };
  });
  const [red, green, blue] = (brand.color.paper.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  expect(colors).toEqual({
    backgroundColor: `rgb(${red}, ${green}, ${blue})`,
    action: brand.color.action,
  });
  for (const link of await page.locator('link[rel=canonical]').all())
    expect(`${await link.getAttribute('href')}/`).toContain(home.href.replace(/\/?$/, '/'));
  const text = await page.content();
  for (const mark of others.flatMap(marksOf)) expect(text).not.toContain(mark);
}

import { expect, test } from '@playwright/test';
import { crawl } from '../../../../.ci/crawl/crawlSite.ts';
import { fetchPage } from '../../../../.ci/crawl/fetchPage.ts';

test('CH-015: pages of a market that shares its host lead to pages, once, and none has the title of another @desktop-suffices', async ({
  baseURL,
}) => {
  const url = new URL('/', baseURL);
  url.hostname = 'be.localhost';
  const { visited, faults } = await crawl({
    origin: url.origin,
    locale: 'nl_BE',
    sitemapLocale: 'nl_BE',
    count: 30,
    width: 3,
    get: fetchPage,
  });
  expect(faults).toEqual([]);
  expect(visited).toBe(30);
});

test('CH-141: an address that editors redirect leads to its page for good, with its query @desktop-suffices', async ({
  baseURL,
}) => {
  const url = new URL('/cadeauboxen?locale=nl_BE', baseURL);
  url.hostname = 'be.localhost';
  const response = await fetchPage(url.href);
  expect(response).toMatchObject({ status: 301, location: '/boxes?locale=nl_BE' });
});

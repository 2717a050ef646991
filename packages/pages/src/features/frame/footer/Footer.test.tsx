import { LOCALES, MARKETS } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../../kit/testing/renderPart.tsx';
import { Footer } from './Footer.tsx';

test('CH-084, CH-085, CH-086, CH-088: the footer has the six countries, the contact page with its hours, and the newsletter', () => {
  renderPart(<Footer isInEveryMarket={false} />);
  const footer = page.getByRole('contentinfo');
  const hrefs = footer
    .getByRole('navigation', { name: 'Our countries' })
    .getByRole('link')
    .elements()
    .map((link) => (link as HTMLAnchorElement).hostname);
  expect(hrefs).toEqual(LOCALES.map((locale) => MARKETS[locale].host));
  expect(footer.getByRole('link', { name: 'Write to us' }).element().getAttribute('href')).toBe(
    '/fr/contact',
  );
  expect(footer.getByText('Monday to Friday, 10h to 18h').elements()).toHaveLength(1);
  expect(footer.getByLabelText('Your e-mail for the newsletter').elements()).toHaveLength(1);
});

test('CH-083: boxes lead to the gift site of a market that has one', () => {
  const chrome = {
    menu: [],
    footer: {
      promise: 'Saturdays',
      columns: [{ title: 'Gifts', links: [{ label: 'Gift boxes', url: '/boxes', newTab: false }] }],
      legal: [],
    },
    promoBar: null,
    announcementBanner: null,
    targetedBanner: null,
    experiments: {},
    preview: null,
  };
  const boxes = () => page.getByRole('link', { name: /^Gift boxes/ }).element();
  const own = renderPart(<Footer isInEveryMarket />, { chrome });
  expect(boxes().getAttribute('href')).toBe('/boxes');
  own.unmount();
  renderPart(<Footer isInEveryMarket />, { chrome, giftSiteUrl: 'https://gifts.example/fr' });
  expect(boxes().getAttribute('href')).toBe('https://gifts.example/fr');
  expect(boxes().getAttribute('target')).toBe('_blank');
});

import { expect, test } from 'vitest';
import { brandCss, brandHrefs, brandIcon } from './brandFiles.ts';
import { readPartners } from './readPartners.ts';
import { minisiteSitemap } from './registerFound.ts';

const { minisites } = await readPartners();

test.each(minisites)(
  'CH-172: the stylesheet of $minisiteUrl has its own brand, and its focal point',
  (minisite) => {
    const css = brandCss(minisite);
    expect(css).toContain(`--sabadora-color-action: ${minisite.brand.color.action};`);
    expect(css).toMatch(/--minisite-focal-point: \d+% \d+%;/);
    expect(brandIcon(minisite)).toContain(minisite.brand.color.action);
    expect(brandHrefs(minisite).css).toContain(minisite.minisiteUrl);
  },
);

test('a logo brings the colour that it stands on, and the sign of a partner is its first letter', () => {
  const [minisite] = minisites;
  expect.assert(minisite);
  const { brand } = minisite;
  const withLogo = brandCss({
    ...minisite,
    logo: { url: '/images/a/b.svg', ground: 'ink' },
  });
  expect(withLogo).toContain(`--minisite-logo-ground: ${brand.color.ink};`);
  expect(brandIcon({ ...minisite, partnerName: 'La Gazette' })).toContain('>G</text>');
  expect(brandIcon({ ...minisite, partnerName: '<b>' })).toContain('></text>');
});

test('a sitemap lists where a minisite begins, each address once and without its hash', () => {
  const starts = [
    { label: 'All', to: '/search' },
    { label: 'City', to: '/search?theme=12&city=1#a=2' },
    { label: 'All again', to: '/search#a=3' },
  ];
  const listed = minisiteSitemap({ starts }, 'https://a.example').match(/<loc>.*<\/loc>/g);
  expect(listed).toEqual([
    '<loc>https://a.example</loc>',
    '<loc>https://a.example/search</loc>',
    '<loc>https://a.example/search?theme=12&amp;city=1</loc>',
  ]);
});

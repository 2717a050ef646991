import { expect, test } from 'vitest';
import { drawnLogoFiles } from './drawnLogo.ts';
import { checkPartners } from './readPartners.ts';
import { newPartnerFile } from './newPartner.ts';
import { NEW } from './testing/unusualPartner.ts';

const GOOD = { viewBox: '0 0 64 32', paths: [{ d: 'M0 0h64v32H0z', color: 'action' }] };

/** Checks a partner with this logo and the brand Tam-Tam, which has a dark theme. */
function checked(logo: unknown) {
  const { text } = newPartnerFile({ ...NEW, brand: 'tamtam', logo });
  const { minisites, problems } = checkPartners([{ file: 'drawn.json', text }]);
  const lineOf = (place: string) => text.slice(0, text.indexOf(place)).split('\n').length;
  return { minisites, problems, lineOf };
}

const withPath = (path: object) => ({ ...GOOD, paths: [GOOD.paths[0], path] });

test.each([
  [
    'a box in words',
    { ...GOOD, viewBox: 'wide' },
    '"wide"',
    /`logo\.viewBox`: write it as "0 0 WIDTH HEIGHT"/,
  ],
  ['a box that is too wide', { ...GOOD, viewBox: '0 0 400 32' }, '"0 0 400', /at most 6\.8 times as wide/],
  ['no box', { paths: GOOD.paths }, '{\n    "paths"', /`logo\.viewBox` is missing\. Add it\./],
  ['no paths', { viewBox: '0 0 64 32', paths: [] }, '[]', /`logo\.paths`: there must be at least one/],
  [
    'markup in a path',
    withPath({ d: 'M0 0"/><script>1</script>', color: 'ink' }),
    '"M0 0\\"',
    /`logo\.paths\.1\.d`: write path data of SVG/,
  ],
  [
    'a reference',
    withPath({ d: 'url(https://evil.example/a.svg#b)', color: 'ink' }),
    '"url(',
    /`logo\.paths\.1\.d`: write path data/,
  ],
  ['half a point', withPath({ d: 'M0 0L4', color: 'ink' }), '"M0 0L4"', /`L` takes 2 numbers/],
  ['a path that does not begin', withPath({ d: 'L4 4', color: 'ink' }), '"L4 4"', /begins with "M"/],
  [
    'a colour that the brand has not',
    withPath({ d: 'M0 0h4', color: 'url(#a)' }),
    '"url(#a)"',
    /`logo\.paths\.1\.color`: write #RRGGBB, or a colour of the brand: ink, /,
  ],
  [
    'too much of it',
    withPath({ d: `M0 0${'h1'.repeat(5000)}`, color: 'ink' }),
    '[\n',
    /`logo\.paths`: they are 10017 characters.*at most 8000.*Round/,
  ],
  [
    'a field of another kind',
    withPath({ d: 'M0 0h4', color: 'ink', onload: 'alert(1)' }),
    '"alert',
    /`logo\.paths\.1\.onload` is not a field/,
  ],
])('%s is refused, with its line and how to mend it', (_, logo, place, message) => {
  const { problems, lineOf } = checked(logo);
  expect(problems).toMatchObject([
    { file: 'drawn.json', line: lineOf(place), message: expect.stringMatching(message) },
  ]);
});

test('a logo is read on the page and on the footer, in light and in the dark (WCAG 2.2, 1.4.11)', () => {
  const { problems, lineOf } = checked(withPath({ d: 'M0 0h4', color: '#D9A7A0' }));
  expect(problems).toMatchObject([
    {
      file: 'drawn.json',
      line: lineOf('"#D9A7A0"'),
      message: expect.stringMatching(
        /`logo\.paths\.1\.color`: #D9A7A0 on paper of tamtam has a contrast of 2\.\d+, needs 3\. Choose another/,
      ),
    },
  ]);
  // Black has enough contrast only in the light theme.
  expect(checked(withPath({ d: 'M0 0h4', color: '#000000' })).problems[0]?.message).toMatch(
    /#000000 on paper of tamtam-dark has a contrast of 1\.\d+/,
  );
  expect(checked(withPath({ d: 'M0 0h4', color: 'accent' })).problems[0]?.message).toMatch(
    /accent on (?:paper|sunken) of tamtam has a contrast of 2\.\d+/,
  );
  expect(checked(GOOD).problems).toEqual([]);
});

test('a logo is a file of its own, and one more for a brand with a dark side', () => {
  const [minisite] = checked(GOOD).minisites;
  expect.assert(minisite?.logo?.darkUrl);
  const { logo, logoFiles } = minisite;
  expect(logo).toMatchObject({ width: 64, height: 32 });
  expect(logo.url).toMatch(/^\/minisites\/brands\/night-post\.logo\.[\w-]{8}\.svg$/);
  expect(logoFiles.map(({ path }) => path)).toEqual([logo.url, logo.darkUrl]);
  const [light = '', dark = ''] = logoFiles.map(({ text }) => text);
  expect(light).toContain('fill="#6B21A8"');
  expect(dark).toContain('fill="#D2A8FF"');
});

test('the file says the name of the partner, and has nothing that runs or refers', () => {
  const [minisite] = checked(GOOD).minisites;
  expect.assert(minisite);
  const [file] = drawnLogoFiles(
    { viewBox: '0 0 64 32', paths: [{ d: 'M0 0h64v32H0z', color: '#123456' }] },
    { ...minisite, partnerName: 'Rock & <Roll>' },
  ).files;
  expect(file?.text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32" role="img">' +
      '<title>Rock &amp; &lt;Roll&gt;</title><path fill="#123456" fill-rule="evenodd" d="M0 0h64v32H0z"/></svg>',
  );
});

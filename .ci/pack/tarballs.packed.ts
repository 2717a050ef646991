import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, inject, test } from 'vitest';
import { checkTarball } from './checkTarball.ts';

const tarballs = inject('tarballs');
const [designSystem, hooks] = ['@sabadora/design-system', '@sabadora/hooks'].map((name) => {
  const found = tarballs.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} was not packed.`);
  return found;
}) as [(typeof tarballs)[number], (typeof tarballs)[number]];

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe.each(tarballs)('the tarball of $name', (one) => {
  const { folder } = one;
  const files = globSync('**/*.*', { cwd: folder });

  // Only in the whole matrix, because `npm run pack` checks the same each time.
  test('passes publint (strict) and Are the types wrong?', { tags: ['whole-matrix-only'] }, async () => {
    expect(await checkTarball(one)).toEqual([]);
  });

  test('holds no sources, and no module of the workspace by its name', () => {
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.css\.|vanilla/.test(file))).toEqual([]);
    const naming = files
      .filter((file) => /\.(?:js|ts)$/.test(file))
      .filter((file) =>
        /\.css\.ts|\.vanilla|["']@sabadora\/|packages\/(?:days|domain|api|hooks|design-system|test-kit)\//.test(
          // Without comments, whose examples contain the names of published packages.
          read(folder, file)
            .replaceAll(/\/\*[\s\S]*?\*\//g, '')
            .replaceAll("'@sabadora/design-system/words/", ''),
        ),
      );
    expect(naming).toEqual([]);
  });

  test('has modules that import no CSS', () => {
    const importing = files
      .filter((file) => file.endsWith('.js'))
      .filter((file) => /(?:import|from) ?["'][^"']+\.css["']/.test(read(folder, file)));
    expect(importing).toEqual([]);
  });

  test('depends on nothing that is not published', () => {
    const { dependencies, peerDependencies } = JSON.parse(read(folder, 'package.json')) as Record<
      string,
      object
    >;
    expect(
      Object.keys({ ...dependencies, ...peerDependencies }).filter((name) =>
        /sabadora|vanilla|fontsource/.test(name),
      ),
    ).toEqual([]);
    expect(Object.values({ ...dependencies }).filter((range) => !/^\^\d/.test(String(range)))).toEqual([]);
  });
});

describe('on a server with server components', () => {
  test('every entry is imported, and what does not say "use client" is rendered', () => {
    const script = join(import.meta.dirname, 'testing/renderOnServer.ts');
    const output = execFileSync('node', ['--conditions', 'react-server', script, designSystem.folder], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 1e8,
    });
    const rendered = JSON.parse(output) as Record<string, string>;
    expect(
      Object.keys(rendered)
        .filter((name) => !name.endsWith('Icon'))
        .sort(),
    ).toEqual([
      'Bleed',
      'BookingCard',
      'BookingCardSkeleton',
      'CancellationNote',
      'CardCell',
      'CardFacts',
      'CardLine',
      'CardScore',
      'CardSkeleton',
      'CardText',
      'Container',
      'EmptyState',
      'Grid',
      'IncludedList',
      'Inline',
      'LoadingRegion',
      'Placeholder',
      'PriceBreakdownSkeleton',
      'ProgrammeSkeleton',
      'ReviewCardSkeleton',
      'ReviewScore',
      'ReviewSummary',
      'RoomCardSkeleton',
      'ScoreBars',
      'ScrollRow',
      'SearchFieldButton',
      'SkeletonBlock',
      'SkeletonText',
      'Stack',
      'UrgencyBadges',
    ]);
    expect(rendered['CancellationNote']).toContain('No refund.');
  });

  test('the rules of the hooks need no React', () => {
    const code =
      "const core = await import('./core.js'); console.log(core.setCount(core.DEFAULT_PARTY, 'adults', 3).adults)";
    const output = execFileSync('node', ['--conditions', 'react-server', '--input-type=module', '-e', code], {
      encoding: 'utf8',
      cwd: hooks.folder,
    });
    expect(output.trim()).toBe('3');
  });
});

describe('styles', () => {
  const sheets = globSync('css/*.css', { cwd: designSystem.folder });

  test('all stand in the cascade layer "sabadora", fonts and keyframes aside', () => {
    const outside = sheets
      .filter((file) => !file.endsWith('fonts.css'))
      .filter((file) =>
        /[^{}]+(?=\{)/.test(
          withoutBlocks(read(designSystem.folder, file), /@layer sabadora|@keyframes|@property/),
        ),
      );
    expect(outside).toEqual([]);
  });

  test('have names of the version, so that two versions can share a page', () => {
    const names = sheets.flatMap((file) =>
      [...read(designSystem.folder, file).matchAll(/(?<!sabadora)\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(
        ([, name = '']) => name,
      ),
    );
    const prefix = `sab-${designSystem.version.replaceAll('.', '-')}-`;
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name) => !name.startsWith(prefix) && !name.startsWith('maplibregl-'))).toEqual([]);
  });

  test('have a file for each component, and leave fonts to the consumer', () => {
    expect(sheets).toEqual(
      expect.arrayContaining(['css/StayCalendar.css', 'css/styles.css', 'css/theme.css', 'css/fonts.css']),
    );
    const loading = sheets.filter((file) => read(designSystem.folder, file).includes('@font-face'));
    expect(loading).toEqual(['css/fonts.css']);
    const urls = read(designSystem.folder, 'css/fonts.css').matchAll(/url\("?([^")]+)"?\)/g);
    for (const [, url = ''] of urls)
      expect(globSync(join('css', url), { cwd: designSystem.folder })).toHaveLength(1);
  });
});

describe('a bundle of one import', () => {
  test.each([
    {
      from: designSystem,
      entry: 'Button/index.js',
      name: 'Button',
      only: /\/(?:Button|words)\/|\/react\/withOverrides\.js$/,
      maxKB: 1.5,
    },
    { from: designSystem, entry: 'Icon/index.js', name: 'CloseIcon', only: /\/Icon\//, maxKB: 0.5 },
    {
      from: hooks,
      entry: 'index.js',
      name: 'useWishlist',
      only: /\/(?:saved|storage|query|SabadoraProvider|useIsHydrated|address|react)/,
      maxKB: 3,
    },
    { from: hooks, entry: 'core.js', name: 'parseHash', only: /\/rules\/(?:address|criteria)\//, maxKB: 2 },
  ])(
    '$name weighs at most $maxKB kB and holds nothing of others',
    async ({ from, entry, name, only, maxKB }) => {
      const { files, kB } = await bundleOf(join(from.folder, entry), name);
      expect(files.filter((file) => !only.test(file.slice(from.folder.length)))).toEqual([]);
      expect(kB).toBeLessThan(maxKB);
    },
  );
});

/** Removes the blocks of a stylesheet whose heads match. */
function withoutBlocks(css: string, head: RegExp): string {
  let left = '';
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) return left;
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < css.length; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    const block = css.slice(at, end);
    // The head begins after the semicolon of an earlier statement.
    if (
      !head.test(
        block
          .slice(0, open - at)
          .split(';')
          .at(-1) ?? '',
      )
    )
      left += block;
    at = end;
  }
  return left;
}

/** The package's modules in the bundle of one of its exports, and the compressed size of the bundle without React. */
async function bundleOf(entry: string, name: string): Promise<{ files: string[]; kB: number }> {
  const build = await rolldown({
    input: 'entry',
    // Warnings about 'use client' are not of interest here.
    logLevel: 'silent',
    external: /^(?:react|react-dom|swr|zod)(?:\/|$)/,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === 'entry' ? source : null),
        load: (id) => (id === 'entry' ? `export { ${name} } from ${JSON.stringify(entry)};` : null),
      },
    ],
  });
  const { output } = await build.generate({ minify: true });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const files = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && id !== 'entry' ? [id] : [],
    ),
  );
  const kB = gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length / 1000;
  return { files, kB };
}

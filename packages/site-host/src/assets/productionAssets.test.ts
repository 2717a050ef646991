import { expect, test } from 'vitest';
import { assetsFromManifest, readManifest } from './productionAssets.ts';

const manifest = {
  'src/entry-client.tsx': {
    name: 'entry-client',
    isEntry: true,
    file: 'assets/entry.js',
    imports: ['_react.js'],
    css: ['assets/entry.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js'], css: ['assets/button.css'] },
  'src/pages/home.tsx': {
    name: 'home',
    isEntry: true,
    file: 'assets/home.js',
    imports: ['_button.js'],
    dynamicImports: ['src/parts/Results.tsx', 'src/pages/later.tsx'],
    css: ['assets/home.css'],
  },
  'src/parts/Results.tsx': {
    file: 'assets/Results.js',
    imports: ['_field.js'],
    dynamicImports: ['src/pages/later.tsx'],
  },
  '_field.js': { file: 'assets/field.js', imports: ['_button.js'], css: ['assets/field.css'] },
  'src/pages/later.tsx': { name: 'later', file: 'assets/later.js', css: ['assets/later.css'] },
  'src/pages/other.tsx': { name: 'other', isEntry: true, file: 'assets/other.js', css: ['assets/other.css'] },
};

const islands = new Set(['src/parts/Results.tsx']);

test('a document gets its own modules and styles, what they import first, the styles of its islands, and nothing of other pages or of what comes on demand', () => {
  expect(assetsFromManifest(manifest, 'home', islands)).toEqual({
    entry: '/assets/entry.js',
    page: '/assets/home.js',
    modulePreloads: ['/assets/react.js', '/assets/button.js', '/assets/home.js'],
    stylesheets: ['/assets/entry.css', '/assets/button.css', '/assets/home.css', '/assets/field.css'],
    inlineStyles: [],
  });
});

test('a page that the build does not know is named', () => {
  expect(() => assetsFromManifest(manifest, 'gone', islands)).toThrow('"gone"');
  // Its chunk has that name, but no document can begin with it.
  expect(() => assetsFromManifest(manifest, 'later', islands)).toThrow('"later"');
});

test('a missing build says to build first', async () => {
  await expect(readManifest('/nowhere')).rejects.toThrow('Build the site before starting it in production');
});

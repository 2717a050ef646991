import { expect, test } from 'vitest';
import { assetsFromManifest, readManifest } from './productionAssets.ts';

const manifest = {
  'style.css': { file: 'assets/style.css', src: 'style.css' },
  'src/entry-client.tsx': {
    name: 'entry-client',
    isEntry: true,
    file: 'assets/entry.js',
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js'] },
  'src/pages/home.tsx': {
    name: 'home',
    isEntry: true,
    file: 'assets/home.js',
    imports: ['_button.js'],
    dynamicImports: ['src/parts/Results.tsx', 'src/pages/later.tsx'],
  },
  'src/parts/Results.tsx': {
    file: 'assets/Results.js',
    imports: ['_field.js'],
    dynamicImports: ['src/pages/later.tsx'],
  },
  '_field.js': { file: 'assets/field.js', imports: ['_button.js'] },
  'src/pages/later.tsx': { name: 'later', file: 'assets/later.js' },
  'src/pages/other.tsx': { name: 'other', isEntry: true, file: 'assets/other.js' },
};

test('a document gets the stylesheet, its own modules, what they import first, and nothing of other pages or of what comes on demand', () => {
  expect(assetsFromManifest(manifest, 'home')).toEqual({
    entry: '/assets/entry.js',
    page: '/assets/home.js',
    modulePreloads: ['/assets/react.js', '/assets/button.js', '/assets/home.js'],
    stylesheets: ['/assets/style.css'],
    inlineStyles: [],
  });
});

test('a page that the build does not know is named', () => {
  expect(() => assetsFromManifest(manifest, 'gone')).toThrow('"gone"');
  // A chunk has this name, but it is not an entry.
  expect(() => assetsFromManifest(manifest, 'later')).toThrow('"later"');
});

test('a missing build says to build first', async () => {
  await expect(readManifest('/nowhere')).rejects.toThrow('Build the site before starting it in production');
});

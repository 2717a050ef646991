import { expect, test } from 'vitest';
import { assetsFromManifest, readManifest } from './productionAssets.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_react.js'],
    dynamicImports: ['src/pages/home.tsx', 'src/pages/other.tsx'],
    css: ['assets/entry.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js'], css: ['assets/button.css'] },
  'src/pages/home.tsx': {
    file: 'assets/home.js',
    imports: ['_button.js'],
    dynamicImports: ['src/pages/islands.ts', 'src/pages/later.tsx'],
    css: ['assets/home.css'],
  },
  'src/pages/islands.ts': {
    file: 'assets/islands.js',
    imports: ['_field.js'],
    dynamicImports: ['src/pages/later.tsx'],
  },
  '_field.js': { file: 'assets/field.js', imports: ['_button.js'], css: ['assets/field.css'] },
  'src/pages/later.tsx': { file: 'assets/later.js', css: ['assets/later.css'] },
  'src/pages/other.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
};

test('a document gets its own modules and styles, what they import first, the styles of its islands, and nothing of other pages or of what comes on demand', () => {
  expect(assetsFromManifest(manifest, './pages/home.tsx')).toEqual({
    entry: '/assets/entry.js',
    modulePreloads: ['/assets/react.js', '/assets/button.js', '/assets/home.js'],
    stylesheets: ['/assets/entry.css', '/assets/button.css', '/assets/home.css', '/assets/field.css'],
    inlineStyles: [],
  });
});

test('a file that the build does not know is named', () => {
  expect(() => assetsFromManifest(manifest, './pages/gone.tsx')).toThrow('src/pages/gone.tsx');
});

test('a missing build says to build first', async () => {
  await expect(readManifest('/nowhere')).rejects.toThrow('Build the site before starting it in production');
});

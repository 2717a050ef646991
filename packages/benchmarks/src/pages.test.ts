import { expect, test } from 'vitest';
import { assetsOf, islandImports, staticImports } from './pages.ts';

test('scripts, module preloads and stylesheets of a document are found once each; other links are not', () => {
  const html = `<link rel="stylesheet" href="/a.css"/><link rel="icon" href="/i.svg"/>
    <link rel="modulepreload" href="/b.js"/><link rel="modulepreload" href="/d.js"/><script nonce="x">inline()</script>
    <script type="module" src="/b.js"></script><script src="/c.js" async=""></script>`;
  expect(assetsOf(html)).toEqual({ scripts: ['/b.js', '/d.js', '/c.js'], styles: ['/a.css'] });
});

test('static imports and re-exports are followed from where the module lies; dynamic ones are not', () => {
  const code = 'import{a}from"./a.js";import"../b.js";export*from"/c.js";import("./d.js");import(`./e.js`);';
  expect(staticImports(code, '/assets/entry.js')).toEqual(['/assets/a.js', '/b.js', '/c.js']);
});

test('of the dynamic imports those of islands are told apart', () => {
  const code = 'import{a}from"./x1.js";import("./d.js");import(`./x1.js`);import("./x2.js")';
  const islands = new Set(['/assets/x1.js', '/assets/x2.js']);
  expect(islandImports(code, '/assets/entry.js', islands)).toEqual(['/assets/x1.js', '/assets/x2.js']);
});

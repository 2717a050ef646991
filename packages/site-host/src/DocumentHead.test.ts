import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentHead, type DocumentHeadProps } from './DocumentHead.tsx';

test('the modules of a page are fetched after its stylesheet and its first picture', () => {
  const props: DocumentHeadProps = {
    nonce: 'n',
    early: [],
    assets: {
      entry: '/entry.js',
      page: '/page.js',
      modulePreloads: ['/react.js', '/page.js'],
      stylesheets: ['/style.css'],
      inlineStyles: [],
    },
    children: undefined,
  };
  const html = renderToStaticMarkup(createElement(DocumentHead, props));
  const links = [...html.matchAll(/<link[^>]*>/g)].map(([link]) => link);
  const isLow = links.map((link) => [/href="([^"]*)"/.exec(link)?.[1], /fetchpriority="low"/i.test(link)]);
  expect(Object.fromEntries(isLow)).toEqual({ '/style.css': false, '/react.js': true, '/page.js': true });
});

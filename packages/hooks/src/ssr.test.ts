import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApiClient } from '@sabadora/api';
import { memoryLocation } from './address/location.ts';
import * as published from './index.ts';
import { SabadoraProvider } from './SabadoraProvider.tsx';
import { NOW } from './testing/now.ts';
import { hookExamples } from './testing/examples.ts';

const hooks = Object.keys(published).filter((name) => /^use[A-Z]/.test(name));

test('the package has hooks, and an example stands for nothing else', () => {
  expect(hooks.length).toBeGreaterThan(50);
  expect([...hookExamples.keys()].filter((name) => !hooks.includes(name))).toEqual([]);
});

test.each(hooks)('the example of %s is there, calls it, and imports what is published alone', (name) => {
  const source = hookExamples.get(name)?.source ?? '';
  expect(source, `Write packages/hooks/examples/${name}.tsx.`).toMatch(new RegExp(`\\b${name}\\(`));
  const imported = [...source.matchAll(/ from '([^']+)'/g)].map(([, from]) => from);
  const allowed = ['react', '@sabadora/hooks', '@sabadora/hooks/core'];
  expect(imported.filter((from) => from === undefined || !allowed.includes(from))).toEqual([]);
});

test.each(hooks)('%s renders on a server: without a window, and without a request', (name) => {
  expect(typeof window).toBe('undefined');
  const example = hookExamples.get(name);
  if (!example) throw new Error(`Write packages/hooks/examples/${name}.tsx.`);
  const requests: string[] = [];
  const api = createApiClient({
    fetch: async (input) => {
      requests.push(input instanceof Request ? input.url : String(input));
      return new Response(null, { status: 404 });
    },
  });
  const errors: unknown[] = [];
  const html = renderToString(
    createElement(
      SabadoraProvider,
      {
        api,
        locale: 'fr_FR',
        now: NOW,
        location: memoryLocation(example.href),
        onError: (error) => void errors.push(error),
      },
      createElement(example.Example, example.props),
    ),
  );
  expect(html).toMatch(/^<\w/);
  expect([requests, errors]).toEqual([[], []]);
});

// Run with `--conditions react-server` and the folder of the packed design system. Imports each of its entries like a
// framework with server components, with placeholders for modules with 'use client', renders all other components,
// and prints the results as JSON, by the component's name.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type ElementType } from 'react';

/** Required props of server components. */
const PROPS: Readonly<Record<string, object>> = {
  CancellationNote: { text: 'No refund.' },
  EmptyState: { sentence: 'Nothing here.' },
  IncludedList: { items: ['Breakfast'] },
  LoadingRegion: { label: 'Loading' },
  ReviewScore: { score: '9/10' },
  ReviewSummary: { score: '9/10' },
  ScoreBars: { scores: [] },
  UrgencyBadges: { messages: ['Only 2 left'] },
};

interface ServerRenderer {
  prerender: (
    model: unknown,
    options: { onError: (error: unknown) => void },
  ) => Promise<{ prelude: ReadableStream<Uint8Array> }>;
}

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || url.includes('/node_modules/')) return next(url, context);
    const code = readFileSync(fileURLToPath(url), 'utf8');
    if (!code.startsWith("'use client';")) return next(url, context);
    const names = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
    const exports = names.map((name) => {
      const exported = name.trim().split(' as ').at(-1);
      return `export const ${exported} = Object.assign(() => {}, { $$typeof: Symbol.for('react.client.reference') });`;
    });
    return { format: 'module', source: exports.join('\n'), shortCircuit: true };
  },
});

const folder = process.argv[2] ?? '';
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, { default?: string }>;
};
/** A module name in a variable, because the package has no types. */
const RENDERER: string = 'react-server-dom-parcel/static.node';
const server = (await import(RENDERER)) as ServerRenderer;
const rendered: Record<string, string> = {};
for (const { default: file } of Object.values(exports)) {
  if (file === undefined) continue;
  const entry = (await import(join(folder, file))) as Record<string, ElementType | { $$typeof?: symbol }>;
  for (const [name, component] of Object.entries(entry)) {
    if (!isComponent(name, component)) continue;
    rendered[name] = await render(createElement(component, PROPS[name]));
  }
}
process.stdout.write(JSON.stringify(rendered));

function isComponent(name: string, value: ElementType | { $$typeof?: symbol }): value is ElementType {
  if (!/^[A-Z][a-z]/.test(name) || value === null) return false;
  const kind: unknown = (value as { $$typeof?: symbol }).$$typeof;
  return (typeof value === 'function' || kind !== undefined) && kind !== CLIENT_REFERENCE;
}

/**
 * The text that a server sends for an element. @throws what the element throws, or an error for an unsendable value
 */
async function render(element: unknown): Promise<string> {
  let failure: unknown;
  const { prelude } = await server.prerender(element, {
    onError: (error) => {
      failure ??= error;
    },
  });
  const text = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return text;
}

import { Heading, Markdown, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { memoryLocation, SabadoraProvider } from '@sabadora/hooks';
import { createApiClient } from '@sabadora/hooks/core';
import { useState } from 'react';
import { demoFetch } from '@sabadora/hooks/demo-api';
import { hookExamples } from '../../packages/hooks/src/testing/examples.ts';
import { NOW } from '../../packages/hooks/src/testing/now.ts';
import type { HookDoc } from './readHooks.ts';

declare const DOCS_OF_HOOKS: Readonly<Record<string, HookDoc>>;

const api = createApiClient({ fetch: demoFetch });

/** A storage for each example, separate from the others and from the browser's storage. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Documentation of a hook: its description, its example on sample data, the source to copy, and its types. */
export function Hook({ name }: { name: string }) {
  const doc = DOCS_OF_HOOKS[name];
  const example = hookExamples.get(name);
  const [given] = useState(() => {
    const [storage, session] = [memoryStorage(), memoryStorage()];
    return { storage: () => storage, session: () => session, location: memoryLocation(example?.href) };
  });
  if (!doc || !example) throw new Error(`There is no published hook ${name} with an example.`);
  const { Example, props } = example;
  return (
    <>
      <Heading>{name}</Heading>
      <Markdown>{doc.description}</Markdown>
      <Unstyled>
        <div className="guidance-live">
          <SabadoraProvider api={api} locale="fr_FR" now={NOW} {...given}>
            <Example {...props} />
          </SabadoraProvider>
        </div>
      </Unstyled>
      <Source code={doc.example} language="tsx" />
      <details>
        <summary>Types of {name}</summary>
        <Source code={doc.types} language="typescript" />
      </details>
    </>
  );
}

import { Heading, Source } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy } from 'react';
import { Live } from './Live.tsx';

const modules = import.meta.glob<ComponentType>(['../examples/*.tsx', '!../examples/*.stories.tsx'], {
  import: 'Example',
});
const sources = import.meta.glob<string>(['../examples/*.tsx', '!../examples/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The running examples, each loaded with the page that shows it. */
const live = new Map(
  Object.entries(modules).map(([path, load]) => {
    const Running = lazy(async () => ({ default: await load() }));
    return [path, <Running key={path} />] as const;
  }),
);

/** The running example of a component, with its source to copy; nothing for a component without an example. */
export function Example({ component }: { component: string }) {
  const path = `../examples/${component}.tsx`;
  const running = live.get(path);
  const source = sources[path];
  if (!running || source === undefined) return null;
  return (
    <>
      <Heading>Example</Heading>
      <Live>{running}</Live>
      <Source code={source} language="tsx" />
    </>
  );
}

import { Heading, Source } from '@storybook/addon-docs/blocks';

const sources = Object.values(
  import.meta.glob<string>('../../packages/design-system/forms/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Sources to copy of an entry's inputs in a form of react-hook-form and zod; nothing for other components. */
export function FormExamples({ component }: { component: string }) {
  const own = sources.filter((source) => source.includes(` from '@sabadora/design-system/${component}';`));
  if (own.length === 0) return null;
  return (
    <>
      <Heading>In a form</Heading>
      <p>With react-hook-form and zod. A plain form sends the same names.</p>
      {own.map((source) => (
        <Source key={source} code={source} language="tsx" />
      ))}
    </>
  );
}

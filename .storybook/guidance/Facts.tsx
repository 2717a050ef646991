import { Heading } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import type { Guidance } from './Guidance.ts';
import { weightOf } from './weightOf.ts';

/** The rule ids at the start of a test's title, e.g. "SE-062: ". */
const RULES = /^(?:[A-Z]+-\d+ ?)+: /;

interface FactsProps extends Pick<Guidance, 'checked'> {
  component: string;
  /** The entry of the package that exports it. */
  entry: string;
}

/** The tokens that a component reads, its weight, and what its tests check. */
export function Facts({ component, entry, checked }: FactsProps) {
  const weight = weightOf(component);
  return (
    <>
      <Suspense fallback={null}>
        <Tokens entry={entry} />
      </Suspense>
      {weight !== undefined && (
        <>
          <Heading>Size</Heading>
          <p>
            At most {weight} kB gzip with its styles, what it loads on demand and the words of one language,
            without React. A test holds it.
          </p>
        </>
      )}
      <Heading>Accessibility</Heading>
      <p>
        axe looks at each story below, in five themes, right to left at 320 px and with text at 200 %, against
        WCAG 2.2 AA. Each row of a keyboard table has a test that presses the key, in Chromium, Firefox and
        WebKit. Labels, roles and what is said aloud are tested by role and name; no test reads a screen
        reader’s own speech.
      </p>
      {checked.length > 0 && (
        <table>
          <caption>Of this component besides</caption>
          <thead>
            <tr>
              <th scope="col">What holds</th>
              <th scope="col">The test that holds it</th>
            </tr>
          </thead>
          <tbody>
            {checked.map(({ note, test }) => (
              <tr key={test}>
                <td>{note}</td>
                <td>{test.replace(RULES, '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/**
 * The tokens of components, read once from the built styles when the first page shows them, because that takes long.
 */
const Tokens = lazy(async () => {
  const { tokensOf } = await import('virtual:tokens-of-components');
  return {
    default: ({ entry }: { entry: string }) => {
      const { tokens = [], madeOf = [] } = tokensOf[entry] ?? {};
      return (
        <>
          <Heading>Tokens it reads</Heading>
          {tokens.length > 0 && (
            <p className="guidance-tokens">
              {tokens.map((token) => (
                <code key={token}>{token}</code>
              ))}
            </p>
          )}
          {tokens.length === 0 && <p>None of its own.</p>}
          {madeOf.length > 0 && <p>Those of what it is made of besides: {madeOf.join(', ')}.</p>}
        </>
      );
    },
  };
});

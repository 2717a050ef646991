import { Heading } from '@storybook/addon-docs/blocks';
import { checked } from './checked.ts';
import type { Guidance } from './Guidance.ts';
import { weightOf } from './weightOf.ts';

/** What `readTokens` found when Storybook was started. */
declare const TOKENS_OF_COMPONENTS: Readonly<Record<string, readonly string[]>>;

/** Its parts, and what experience has shown. */
export function Practice({ anatomy, dos, donts }: Guidance) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <dl className="guidance-parts">
        {Object.entries(anatomy).map(([part, role]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{role}</dd>
          </div>
        ))}
      </dl>
      <Heading>Do and don’t</Heading>
      <div className="guidance-advice">
        <Advice title="Do" lines={dos} />
        <Advice title="Don’t" lines={donts} />
      </div>
    </>
  );
}

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{withCode(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** A line with what is between backticks as code. */
const withCode = (line: string) =>
  line.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));
/** The rules that the title of a test begins with, e.g. "SE-062: ". */
const RULES = /^(?:[A-Z]+-\d+ ?)+: /;

/** What it reads and weighs, and what is tested of every component. */
export function Facts({ component }: { component: string }) {
  const tokens = TOKENS_OF_COMPONENTS[component] ?? [];
  const weight = weightOf(component);
  const notes = checked[component] ?? [];
  return (
    <>
      {tokens.length > 0 && (
        <>
          <Heading>Tokens it reads</Heading>
          <p className="guidance-tokens">
            {tokens.map((token) => (
              <code key={token}>{token}</code>
            ))}
          </p>
        </>
      )}
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
      {notes.length > 0 && (
        <table>
          <caption>Of this component besides</caption>
          <thead>
            <tr>
              <th scope="col">What holds</th>
              <th scope="col">The test that holds it</th>
            </tr>
          </thead>
          <tbody>
            {notes.map(({ note, test }) => (
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

import { Heading } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Guidance } from './Guidance.ts';
import { Live } from './Live.tsx';

interface PracticeModule {
  Do: ComponentType;
  Dont: ComponentType;
}

const modules = import.meta.glob<PracticeModule>(['../practice/*.tsx', '!../practice/*.stories.tsx']);

/** The running do and don't of each component, loaded with the page that shows them. */
const practice = new Map(
  Object.entries(modules).map(([path, load]) => {
    const Do = lazy(async () => ({ default: (await load()).Do }));
    const Dont = lazy(async () => ({ default: (await load()).Dont }));
    return [path, { do: <Do />, dont: <Dont /> }] as const;
  }),
);

/** The dos and don'ts of a component; the first line of each describes the running example above it. */
export function Advice({ component, dos, donts }: Pick<Guidance, 'dos' | 'donts'> & { component: string }) {
  const running = practice.get(`../practice/${component}.tsx`);
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className="guidance-advice">
        <Side title="Do" lines={dos} running={running?.do} />
        <Side title="Don’t" lines={donts} running={running?.dont} />
      </div>
    </>
  );
}

interface SideProps {
  title: string;
  lines: readonly string[];
  running: ReactNode;
}

function Side({ title, lines, running }: SideProps) {
  return (
    <section>
      {running !== undefined && <Live>{running}</Live>}
      <div>
        <h3>{title}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{withCode(line)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A line in which text between backticks is shown as code. */
const withCode = (line: string) =>
  line.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));

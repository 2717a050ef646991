import type { KeyContract, KeyRow } from '../../packages/design-system/src/keyboard/defineKeys.ts';
import type { Guidance } from '../guidance/Guidance.ts';

/** What is known of a component's page. */
export interface ComponentPage {
  /** As in Storybook's menu, e.g. "Inputs/RangeSlider". */
  title: string;
  /** What it is for, and what not. */
  description: string;
  guidance: Guidance | undefined;
  keys: readonly KeyContract[];
  /** Its props with their types, a line each, e.g. "isDisabled?: boolean". */
  props: readonly string[];
  /** Names of its stories. */
  states: readonly string[];
}

/** The name in a page's title, e.g. "RangeSlider". */
export const nameOf = (title: string): string => title.split('/').at(-1) ?? title;

/** A component's page as Markdown. */
export function componentTwin({ title, description, guidance, keys, props, states }: ComponentPage): string {
  const name = nameOf(title);
  return [
    `# ${name}`,
    description,
    `\`import { ${name} } from '@sabadora/design-system/${name}';\``,
    ...(guidance ? guidanceParts(guidance) : []),
    ...keys.flatMap(keyTable),
    ...section(
      'Props',
      props.map((prop) => `- \`${prop}\``),
    ),
    ...section(
      'States in Storybook',
      states.map((state) => `- ${state}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function guidanceParts({ anatomy, dos, donts }: Guidance): string[] {
  return [
    ...section(
      'Anatomy',
      Object.entries(anatomy).map(([part, role]) => `- ${part}: ${role}`),
    ),
    ...section(
      'Do',
      dos.map((line) => `- ${line}`),
    ),
    ...section(
      'Don’t',
      donts.map((line) => `- ${line}`),
    ),
  ];
}

function keyTable({ widget, pattern, rows }: KeyContract): string[] {
  const lines = Object.entries<KeyRow>(rows).map(
    ([key, { does, isMirrored }]) => `| ${key} | ${does} | ${isMirrored ? 'mirrored' : 'the same'} |`,
  );
  return section(`Keys of ${widget}`, [
    `After ${pattern}`,
    '',
    '| Key | Does | Right to left |',
    '| --- | --- | --- |',
    ...lines,
  ]);
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

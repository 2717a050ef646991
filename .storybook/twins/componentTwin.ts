import type { KeyContract, KeyRow } from '../../packages/design-system/src/keyboard/defineKeys.ts';
import type { Guidance } from '../guidance/Guidance.ts';

/** Content of a component's page. */
export interface ComponentPage {
  /** Title in Storybook's menu, e.g. "Inputs/RangeSlider". */
  title: string;
  /** Purpose of the component, and when not to use it. */
  description: string;
  guidance: Guidance | undefined;
  keys: readonly KeyContract[];
  /** The entry of the package, e.g. "RangeSlider". */
  entry: string;
  /** Components of the page; a page of icons or of a layout of cards has none. */
  components: readonly ComponentProps[];
  /** Source of the example to copy. */
  example: string | undefined;
  /** Names of its stories. */
  states: readonly string[];
  /** Sources of its examples in forms. */
  forms: readonly string[];
}

interface ComponentProps {
  name: string;
  /** One line for each prop with its type, e.g. "isDisabled?: boolean". */
  props: readonly string[];
}

/** The name in a page's title, e.g. "RangeSlider". */
export const nameOf = (title: string): string => title.split('/').at(-1) ?? title;

/** A component's page as Markdown. */
export function componentTwin(page: ComponentPage): string {
  const { title, description, guidance, keys, states, forms } = page;
  return [
    `# ${nameOf(title)}`,
    description,
    ...imports(page),
    ...section(
      'In a form, with react-hook-form and zod',
      forms.map((source) => `\`\`\`tsx\n${source.trim()}\n\`\`\``),
    ),
    ...(guidance ? guidanceParts(guidance) : []),
    ...section('Keyboard', guidance?.keyboard ? [guidance.keyboard] : []),
    ...keys.flatMap(keyTable),
    ...props(page),
    ...section(
      'Accessibility, and the tests that hold it',
      guidance?.checked.map(({ note, test }) => `- ${note} (${test})`),
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

/** Import lines: those of the example, or else one with the component's name. */
function imports({ components, entry, example }: ComponentPage): string[] {
  if (example !== undefined) return ['## Example', `\`\`\`tsx\n${example}\n\`\`\``];
  const names = components.map(({ name }) => name).join(', ');
  return names === '' ? [] : [`\`import { ${names} } from '@sabadora/design-system/${entry}';\``];
}

/** Props of each component, with its name as a heading if there are several. */
function props({ components }: ComponentPage): string[] {
  return components.flatMap((component) =>
    section(
      components.length > 1 ? `Props of ${component.name}` : 'Props',
      component.props.map((prop) => `- \`${prop}\``),
    ),
  );
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

const section = (title: string, lines: readonly string[] = []): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

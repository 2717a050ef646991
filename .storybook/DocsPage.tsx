import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { KeyContract } from '../packages/design-system/src/keyboard/defineKeys.ts';
import { Advice } from './guidance/Advice.tsx';
import { Anatomy } from './guidance/Anatomy.tsx';
import { Example } from './guidance/Example.tsx';
import { Facts } from './guidance/Facts.tsx';
import { FormExamples } from './guidance/FormExamples.tsx';
import { guidance } from './guidance/index.ts';
import { KeyboardTable } from './KeyboardTable.tsx';

/**
 * A component's page: its purpose, the usual case, its parts, keys and props, the tokens it reads, and every state.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const contracts = (preparedMeta.parameters['keyboard'] ?? []) as readonly KeyContract[];
  const component = preparedMeta.title.split('/').at(-1) ?? '';
  const advice = guidance[component];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Example component={component} />
      <FormExamples component={component} />
      {advice && <Anatomy anatomy={advice.anatomy} />}
      {advice && <Advice component={component} dos={advice.dos} donts={advice.donts} />}
      {(contracts.length > 0 || advice?.keyboard) && <Heading>Keyboard</Heading>}
      {advice?.keyboard && <p>{advice.keyboard}</p>}
      {contracts.map((contract) => (
        <KeyboardTable key={contract.widget} {...contract} />
      ))}
      <Heading>Props</Heading>
      <Controls />
      {advice && <Facts component={component} entry={advice.entry ?? component} checked={advice.checked} />}
      <Stories title="States" includePrimary={false} />
    </>
  );
}

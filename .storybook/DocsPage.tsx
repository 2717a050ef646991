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
import { KeyboardTable } from './KeyboardTable.tsx';

/** A component's page: what it is for, the usual case, its keys, its props, every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const contracts = (preparedMeta.parameters['keyboard'] ?? []) as readonly KeyContract[];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {contracts.length > 0 && <Heading>Keyboard</Heading>}
      {contracts.map((contract) => (
        <KeyboardTable key={contract.widget} {...contract} />
      ))}
      <Heading>Props</Heading>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

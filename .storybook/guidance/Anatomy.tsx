import { Heading } from '@storybook/addon-docs/blocks';
import type { Guidance } from './Guidance.ts';

/** The parts of a component. */
export function Anatomy({ anatomy }: Pick<Guidance, 'anatomy'>) {
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
    </>
  );
}

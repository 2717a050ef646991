import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Spoken } from '../../packages/design-system/src/testing/Spoken.tsx';
import './start.css';

/** A part of the page in the style of the theme instead of Storybook's. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className="start">
        <Spoken>{children}</Spoken>
      </div>
    </Unstyled>
  );
}

import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense } from 'react';
import { Spoken } from '../../packages/design-system/src/testing/Spoken.tsx';

/** A frame with the theme's background in which an example runs. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className="guidance-live">
        <Suspense fallback={null}>
          <Spoken>{children}</Spoken>
        </Suspense>
      </div>
    </Unstyled>
  );
}

import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense } from 'react';
import { Spoken } from '../../packages/design-system/src/testing/Spoken.tsx';

/** A frame on the theme's ground in which a part of a page runs. */
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

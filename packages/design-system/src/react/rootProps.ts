import type { AriaAttributes } from 'react';

/** Props that every component passes to its root element: its `id`, and all `data-*` and `aria-*` attributes. */
export interface RootProps extends AriaAttributes {
  /** Id of the root element. @default none, or a generated one where the component needs it */
  id?: string | undefined;
  [data: `data-${string}`]: unknown;
}

import type { AriaAttributes } from 'react';

/** What every component hands to its root element: its `id`, and all `data-*` and `aria-*` attributes. */
export interface RootProps extends AriaAttributes {
  /** The id of the root element. @default none, or a generated one where the component needs it */
  id?: string | undefined;
  [data: `data-${string}`]: unknown;
}

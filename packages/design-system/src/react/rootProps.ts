import type { AriaAttributes } from 'react';

/** What every component hands to its root element: its `id`, and all `data-*` and `aria-*` attributes. */
export interface RootProps extends AriaAttributes {
  id?: string | undefined;
  [data: `data-${string}`]: unknown;
}

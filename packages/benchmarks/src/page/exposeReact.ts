import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expose, type Variant } from './subject.ts';

/** Lets the benchmark control what React renders for a variant. */
export function exposeReact(render: (variant: Variant) => ReactNode): void {
  let root: Root | undefined;
  expose({
    mount(place, variant) {
      const mounted = (root = createRoot(place));
      flushSync(() => mounted.render(render(variant)));
    },
    unmount: () => root?.unmount(),
  });
}

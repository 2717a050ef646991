import { PageFrame } from '#frame/PageFrame';
import { island } from '../../kit/parts/island.tsx';
import type { BoxesProps } from './BoxList.tsx';

export type { BoxesProps };

const BoxList = island(async () => (await import('./BoxList.tsx')).BoxList);

/**
 * The page of the market's gift boxes. The list is rendered by the server, and its code is loaded after the frame's.
 */
export function Page({ boxes }: BoxesProps) {
  return (
    <PageFrame>
      <BoxList boxes={boxes} />
    </PageFrame>
  );
}

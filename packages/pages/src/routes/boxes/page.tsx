import { PageFrame } from '#frame/PageFrame';
import { island } from '../../kit/parts/island.tsx';
import type { BoxesProps } from './BoxList.tsx';

export type { BoxesProps };

const BoxList = island(async () => (await import('./BoxList.tsx')).BoxList);

/** The page of the market's gift boxes. What it lists the server draws, and its code comes after that of the frame. */
export function Page({ boxes }: BoxesProps) {
  return (
    <PageFrame>
      <BoxList boxes={boxes} />
    </PageFrame>
  );
}

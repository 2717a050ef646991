import { CareMode } from '../../features/care/CareMode.tsx';
import { PageFrame } from '#frame/PageFrame';
import type { GiftBodyProps } from '../../features/product/gift/GiftBody.tsx';
import { GiftBody } from '../../features/product/gift/lateParts.ts';

export type { GiftBodyProps as GiftProps };

/** The page of a stay as a gift. All that is in it the server draws, and its code comes after that of the frame. */
export function Page({ stay, posted }: GiftBodyProps) {
  return (
    <PageFrame>
      <CareMode />
      <GiftBody stay={stay} posted={posted} />
    </PageFrame>
  );
}

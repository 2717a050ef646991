import { CareMode } from '../../features/care/CareMode.tsx';
import { PageFrame } from '#frame/PageFrame';
import type { GiftBodyProps } from '../../features/product/gift/GiftBody.tsx';
import { GiftBody } from '../../features/product/gift/lateParts.ts';

export type { GiftBodyProps as GiftProps };

/** The page of a stay as a gift. Its content is rendered by the server, and its code is loaded after the frame's. */
export function Page({ stay, posted }: GiftBodyProps) {
  return (
    <PageFrame>
      <CareMode />
      <GiftBody stay={stay} posted={posted} />
    </PageFrame>
  );
}

import { CareMode } from '../../features/care/CareMode.tsx';
import { PageFrame } from '#frame/PageFrame';
import { StayBody } from '../../features/product/stay/lateParts.ts';
import type { StayProps } from '../../features/product/stay/useStayPage.ts';

export type { StayProps };

/** The page of a stay. Its content is rendered by the server, and its code is loaded after the frame's. */
export function Page({ stay, quote, posted }: StayProps) {
  return (
    <PageFrame>
      <CareMode />
      <StayBody stay={stay} quote={quote} posted={posted} />
    </PageFrame>
  );
}

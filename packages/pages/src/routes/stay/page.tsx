import { CareMode } from '../../features/care/CareMode.tsx';
import { PageFrame } from '#frame/PageFrame';
import { StayBody } from '../../features/product/stay/lateParts.ts';
import type { StayProps } from '../../features/product/stay/useStayPage.ts';

export type { StayProps };

/** The page of a stay. All that is in it the server draws, and its code comes after that of the frame. */
export function Page({ stay, quote, posted }: StayProps) {
  return (
    <PageFrame>
      <CareMode />
      <StayBody stay={stay} quote={quote} posted={posted} />
    </PageFrame>
  );
}

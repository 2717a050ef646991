import { GiftSection } from '../../gift/lateParts.ts';
import { ExtrasSection } from '../extras/ExtrasSection.tsx';
import { staySections } from '../staySections.ts';
import type { StayPage } from '../useStayPage.ts';
import { StayOutline } from './StayOutline.tsx';

/** Sections beside the booking: the stay, its extras, and in gifting the gift. */
export function StayContents({ page }: { page: StayPage }) {
  const { detail, flow, gift } = page;
  return (
    <>
      <StayOutline detail={detail} flow={flow} />
      {gift && staySections(detail, flow).includes('gift') && <GiftSection facts={gift} />}
      {detail.published && <ExtrasSection page={page} />}
    </>
  );
}

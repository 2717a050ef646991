import { GiftSection } from '../../gift/lateParts.ts';
import { ExtrasSection } from '../extras/ExtrasSection.tsx';
import { staySections } from '../staySections.ts';
import type { StayPage } from '../useStayPage.ts';
import { StayOutline } from './StayOutline.tsx';

/** What the stay is, what can be added, and in gifting how it is given: beside the booking. */
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

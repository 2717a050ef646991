import type { HotelInFull } from '@sabadora/api';
import { formatMoney } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { BulletList } from './BulletList.tsx';
import { InfoGroup } from './InfoGroup.tsx';
import { MoreInfo } from './MoreInfo.tsx';
import messages from './info.messages.json';

/** Whether pets are allowed, with the conditions in a drawer (PR-062, PR-178). */
export function PetPolicy({ hotel: { policy } }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { petsAllowed, petsPrice, petsMaxWeight: weight, petsMaxNumberOfPets: count } = policy;
  const title = words('hotelInfo.pets');
  if (!petsAllowed) return <InfoGroup title={title} lines={[words('hotelInfo.petsRefused')]} />;
  const price =
    petsPrice === 0
      ? words('hotelInfo.petsFree')
      : petsPrice !== null && words('hotelInfo.petsPrice', { price: formatMoney(petsPrice, locale) });
  return (
    <InfoGroup title={title} lines={[words('hotelInfo.petsWelcomeShort')]}>
      <MoreInfo label={words('hotelInfo.petPolicy')} title={title}>
        <BulletList
          lines={[
            words('hotelInfo.petsWelcome', { count }),
            ...(weight === null ? [] : [words('hotelInfo.petsWeight', { weight })]),
            ...(price ? [price] : []),
          ]}
        />
      </MoreInfo>
    </InfoGroup>
  );
}

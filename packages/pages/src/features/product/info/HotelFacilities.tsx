import type { HotelInFull } from '@sabadora/api';
import { useWords } from '../../../kit/words/useWords.ts';
import { BulletList } from './BulletList.tsx';
import { InfoGroup } from './InfoGroup.tsx';
import { MoreInfo } from './MoreInfo.tsx';
import messages from './info.messages.json';

/** The main facilities of a hotel, and all of them in a drawer (PR-178). Renders nothing without facilities. */
export function HotelFacilities({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const { facilities, highlightedFacilities, infoGeneral } = hotel;
  if (facilities.length === 0) return null;
  const title = words('hotelInfo.facilities');
  const shown = highlightedFacilities.length > 0 ? highlightedFacilities : facilities;
  const equipment = infoGeneral.filter(({ code }) => EQUIPMENT.has(code));
  return (
    <InfoGroup title={title}>
      <BulletList lines={shown} isInColumns />
      {facilities.length + equipment.length > shown.length && (
        <MoreInfo label={words('hotelInfo.allFacilities')} title={title}>
          <BulletList lines={facilities} isInColumns />
          {equipment.map(({ code, title: subject, lines }) => (
            <InfoGroup key={code} title={subject} headingLevel={3} lines={lines} />
          ))}
        </MoreInfo>
      )}
    </InfoGroup>
  );
}

/** Codes of the entries in `infoGeneral` about equipment. */
const EQUIPMENT: ReadonlySet<string> = new Set(['facilities', 'accessibility']);

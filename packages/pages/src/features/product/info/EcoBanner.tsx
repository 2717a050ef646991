import type { HotelInFull } from '@sabadora/api';
import { hasEcoBanner } from '@sabadora/domain';
import { useWords } from '../../../kit/words/useWords.ts';
import { BulletList } from './BulletList.tsx';
import { InfoGroup } from './InfoGroup.tsx';
import { MoreInfo } from './MoreInfo.tsx';
import * as styles from './info.css.ts';
import messages from './info.messages.json';

/** Code of the entry in `infoGeneral` whose lines are the hotel's facilities for the environment. */
const ECO_CODE = 'eco';

/**
 * Says that a hotel has many eco facilities, and lists them (CH-068). Renders nothing for a hotel with fewer than
 * eight.
 */
export function EcoBanner({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const eco = hotel.infoGeneral.find(({ code }) => code === ECO_CODE);
  if (eco === undefined || !hasEcoBanner(eco.lines.length)) return null;
  return (
    <div className={styles.eco}>
      <InfoGroup
        title={words('hotelInfo.eco')}
        lines={[words('hotelInfo.ecoText', { count: eco.lines.length })]}
      >
        <MoreInfo label={words('hotelInfo.ecoAll')} title={eco.title}>
          <BulletList lines={eco.lines} />
        </MoreInfo>
      </InfoGroup>
    </div>
  );
}

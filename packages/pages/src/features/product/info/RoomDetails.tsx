import type { RoomData } from '@sabadora/api';
import { CheckIcon } from '@sabadora/design-system/Icon';
import { IncludedList } from '@sabadora/design-system/IncludedList';
import { BulletList } from './BulletList.tsx';
import { InfoGroup } from './InfoGroup.tsx';
import { useRoomFacts } from './useRoomFacts.tsx';
import * as styles from './info.css.ts';

/** All details of a room (PR-063). */
export function RoomDetails({ room }: { room: RoomData }) {
  const { highlights, detailsSection, importantInfos } = room;
  return (
    <div className={styles.details}>
      <IncludedList
        items={[...useRoomFacts(room), ...highlights.map((label) => ({ icon: <CheckIcon />, label }))]}
      />
      {detailsSection.map(({ title, details }) => (
        <InfoGroup key={title} title={title}>
          <BulletList lines={details} />
        </InfoGroup>
      ))}
      {importantInfos.map((info) => (
        <p key={info} className={styles.text}>
          {info}
        </p>
      ))}
    </div>
  );
}

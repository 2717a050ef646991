import type { ActivityPart } from '@sabadora/api';
import { StarIcon } from '@sabadora/design-system/Icon';
import { Programme } from '@sabadora/design-system/Programme';
import { useMemo, useState } from 'react';
import { usePart } from '../../../kit/parts/usePart.ts';
import * as styles from './ActivityProgramme.css.ts';

const loadDetail = async () => (await import('./PartDetail.tsx')).PartDetail;

/** The parts of an activity in order; each opens its details (PR-071, PR-073). */
export function ActivityProgramme({ parts }: { parts: readonly ActivityPart[] }) {
  const { Part: Detail, show } = usePart(loadDetail);
  const [opened, setOpened] = useState<{ part: ActivityPart; isOpen: boolean }>();
  const days = useMemo(
    () => [
      {
        id: 'activity',
        items: parts.map(({ title, univers, composition, description }, index) => ({
          id: String(index),
          icon: <StarIcon />,
          kicker: [univers, composition].filter((text) => text !== null).join(' · ') || undefined,
          title,
          summary: description.join(' · ') || undefined,
        })),
      },
    ],
    [parts],
  );
  return (
    <div className={styles.programme}>
      <Programme
        days={days}
        onShowDetails={(id) => {
          const part = parts[Number(id)];
          if (!part) return;
          setOpened({ part, isOpen: true });
          void show();
        }}
      />
      {Detail && opened && (
        <Detail
          part={opened.part}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </div>
  );
}

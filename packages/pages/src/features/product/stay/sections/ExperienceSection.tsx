import type { WeekendDetail } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Programme } from '@sabadora/design-system/Programme';
import { TEXT_LIMITS, truncate, type ProductFlow } from '@sabadora/domain';
import { useState } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { InfoDrawer } from '../../info/InfoDrawer.tsx';
import { ProgrammeDetails } from './ProgrammeDetails.tsx';
import { detailsOfItem, programmeItems } from './programmeParts.tsx';
import messages from './sections.messages.json';
import { Section } from './Section.tsx';
import * as styles from './Section.css.ts';

/** The parts of the stay in chronological order, each with its details in a drawer (PR-028, PR-029, PR-179). */
export function ExperienceSection({ stay, flow }: { stay: WeekendDetail; flow: ProductFlow }) {
  const words = useWords(messages);
  const { program, programSummary } = stay;
  const [shown, setShown] = useState<{ id: string; isOpen: boolean }>();
  const close = () => setShown((current) => current && { ...current, isOpen: false });
  const item = shown && program[Number(shown.id)];
  return (
    <Section id={flow === 'gifting' ? 'giftExperience' : 'experience'} title={words('stay.includes')}>
      {programSummary !== '' && (
        <p className={styles.muted}>{truncate(programSummary, TEXT_LIMITS.programSummary).text}</p>
      )}
      <Programme
        days={[{ id: 'stay', items: programmeItems(program) }]}
        onShowDetails={(id) => setShown({ id, isOpen: true })}
      />
      <noscript>
        {program.map(
          (part, index) => detailsOfItem(part).length > 0 && <ProgrammeDetails key={index} item={part} />,
        )}
      </noscript>
      <InfoDrawer
        title={words('stay.includes')}
        isOpen={shown?.isOpen ?? false}
        onClose={close}
        footer={
          <Button isWide onClick={close}>
            {words('stay.backToReservation')}
          </Button>
        }
      >
        {item && <ProgrammeDetails item={item} />}
      </InfoDrawer>
    </Section>
  );
}

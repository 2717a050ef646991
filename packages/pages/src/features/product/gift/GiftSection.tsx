import { Accordion } from '@sabadora/design-system/Accordion';
import { stayItem } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import { Section } from '../stay/sections/Section.tsx';
import { GiftExtras } from './GiftExtras.tsx';
import { GiftFormats } from './GiftFormats.tsx';
import { GiftNote } from './GiftNote.tsx';
import { useGift, type GiftFacts } from './useGift.ts';
import messages from './gift.messages.json';
import * as styles from './GiftSection.css.ts';

/** Section "The gift": its format, and the extras or the giver's note (PR-016, PR-018, PR-113…PR-116). */
export function GiftSection({ facts }: { facts: GiftFacts }) {
  const words = useWords(messages);
  const gift = useGift(facts);
  if (!gift.quote) return null;
  return (
    <Section id="gift" title={words('gift.section')}>
      <Accordion
        headingLevel={3}
        defaultValue={['customise']}
        items={[
          {
            id: 'customise',
            title: words('gift.customise'),
            content: (
              <div className={styles.choices}>
                <GiftFormats gift={gift} />
                {gift.choice.format === 'physical' ? (
                  <GiftExtras gift={gift} />
                ) : (
                  <GiftNote headingLevel={4} item={stayItem(facts.detail.offer)} />
                )}
              </div>
            ),
          },
        ]}
      />
    </Section>
  );
}

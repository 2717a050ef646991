import type { BoxesBlock, LandingBlock } from '@sabadora/api';
import { BoxCard } from '@sabadora/design-system/BoxCard';
import { Notice } from '@sabadora/design-system/Notice';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { four } from '../blocks/EditorialBlock.css.ts';
import { Section } from '../homeBlocks/rows/Section.tsx';
import { giftBoxCardProps } from './giftBoxCardProps.ts';
import messages from './GiftBoxes.messages.json';

export interface GiftBoxesProps extends Omit<Extract<LandingBlock, { type: 'boxes' }>, 'type'> {
  /** Undefined when the call for them failed. */
  boxes: BoxesBlock | undefined;
  /** Why the call failed, where errors are shown. */
  error: string | undefined;
}

/** The gift boxes of a market (CH-021, CH-069). Left out when there are none or their call failed (CH-076). */
export function GiftBoxes({ title, subtitle, boxes, error }: GiftBoxesProps) {
  const words = useWords(messages);
  const { switches, giftSiteUrl } = useShared();
  if (error !== undefined) return <Notice tone="error">{words('boxes.error', { message: error })}</Notice>;
  if (boxes === undefined || boxes.results.length === 0) return null;
  const place = { isMigrated: switches.toggles.boxMigration, giftSiteUrl };
  return (
    <Section title={title} line={subtitle} link={{ href: boxes.buttonURL, label: boxes.buttonLabel }}>
      <ul className={four}>
        {boxes.results.map((box) => (
          <li key={box.sku}>
            <BoxCard {...giftBoxCardProps(box, place)} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { GiftIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { showsGiftPrompt, type DraftDates, type Flow } from '@sabadora/domain';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './searchPanel.css.ts';
import messages from './GiftPrompt.messages.json';

export interface GiftPromptProps {
  flow: Flow;
  /** Dates in the calendar around the prompt. */
  dates: DraftDates;
  isProductPage: boolean;
  /** Address of the same product as a gift. */
  href: string;
}

/** Link to give the product instead, shown in its calendar while no date is chosen (SE-082, D-163). */
export function GiftPrompt({ href, ...calendar }: GiftPromptProps) {
  const words = useWords(messages);
  if (!showsGiftPrompt(calendar)) return null;
  return (
    <p className={styles.giftPrompt}>
      <GiftIcon />
      <Link href={href}>{words('searchBox.giftPrompt')}</Link>
    </p>
  );
}

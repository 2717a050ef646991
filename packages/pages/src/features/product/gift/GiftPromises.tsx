import { CalendarIcon, ClockIcon, GiftIcon } from '@sabadora/design-system/Icon';
import { IncludedList } from '@sabadora/design-system/IncludedList';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './gift.messages.json';

/**
 * The gift in three lines: what is included, how long it is valid (PR-107, D-018), and that the dates are open
 * (PR-002).
 */
export function GiftPromises({ months }: { months: number }) {
  const words = useWords(messages);
  return (
    <IncludedList
      orientation="vertical"
      aria-label={words('gift.section')}
      items={[
        { icon: <GiftIcon />, label: words('gift.included') },
        { icon: <CalendarIcon />, label: words('gift.theirDates') },
        { icon: <ClockIcon />, label: words('gift.validity', { months }) },
      ]}
    />
  );
}

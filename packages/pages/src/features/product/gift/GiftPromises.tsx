import { CalendarIcon, ClockIcon, GiftIcon } from '@sabadora/design-system/Icon';
import { IncludedList } from '@sabadora/design-system/IncludedList';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './gift.messages.json';

/** What a gift is, in three lines: the stay, for how long (PR-107, D-018), and that its dates are open (PR-002). */
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

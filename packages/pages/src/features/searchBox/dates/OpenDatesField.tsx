import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { dateShortcuts, type SearchCriteria } from '@sabadora/domain';
import { useSabadora, type SearchBox } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { calendarSource } from './calendarSource.ts';
import { useOpenDates, type DatesWanted } from './useOpenDates.ts';
import messages from './OpenDatesField.messages.json';

export interface OpenDatesFieldProps {
  box: SearchBox;
  /** Criteria of the address. */
  criteria: SearchCriteria;
  /** Set when the calendar opens for another reason than a press of the field (SE-046, SE-047). */
  wanted: DatesWanted | undefined;
  onClosed: () => void;
}

/** The date field of the search bar, initially open, with the prices and days of the draft (D-101). */
export function OpenDatesField({ box, criteria, wanted, onClosed }: OpenDatesFieldProps) {
  const words = useWords(messages);
  const { now, locale } = useSabadora();
  const { switches } = useShared();
  const source = useMemo(() => calendarSource(criteria, box), [criteria, box]);
  const { field, pickRange } = useOpenDates({
    value: box.dates,
    onCommit: box.setDates,
    source,
    party: box.party,
    defaultIsExplicitlyCleared: box.isExplicitlyCleared,
    onExplicitlyClearedChange: box.setExplicitlyCleared,
    wanted,
    onClosed,
  });
  const isLowest = source.kind === 'destination';
  const calendarWords = useMemo(
    () => (isLowest ? { total: (price: string) => words('searchBox.totalFrom', { price }) } : {}),
    [isLowest, words],
  );
  const shortcuts = dateShortcuts(locale, switches.experiments.dateShortcuts, now);
  return (
    <StayDatesField
      {...field}
      shortcuts={shortcuts.map(({ kind, checkin, checkout }) => ({
        id: kind,
        label: words(`searchBox.shortcut.${kind}`),
        checkIn: checkin,
        checkOut: checkout,
      }))}
      onShortcut={pickRange}
      calendarWords={calendarWords}
    />
  );
}

import { media } from '@sabadora/design-system';
import type { KeptEnd, StayRange } from '@sabadora/design-system/StayCalendar';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { dateShortcuts, type SearchCriteria } from '@sabadora/domain';
import { useSabadora, useStayDates, type KeptDay, type SearchBox } from '@sabadora/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { calendarSource } from './calendarSource.ts';
import { partyText } from '../participants/partyText.ts';
import fieldsMessages from '../fields.messages.json';
import partyTextMessages from '../participants/partyText.messages.json';
import messages from './OpenDatesField.messages.json';

/** Search was pressed without dates; each time is another object, which opens the calendar again. */
export interface DatesWanted {
  /** What the visitor is told, e.g. "Choose your dates first". */
  message: string;
}

export interface OpenDatesFieldProps {
  box: SearchBox;
  /** What the address says. */
  criteria: SearchCriteria;
  /** Why the calendar opens, where it was not the field that was pressed (SE-046, SE-047). */
  wanted: DatesWanted | undefined;
  onClosed: () => void;
}

/** The dates of the search bar, open from the start, with the prices and days of the draft (D-101). */
export function OpenDatesField({ box, criteria, wanted, onClosed }: OpenDatesFieldProps) {
  const words = useWords(messages, fieldsMessages, partyTextMessages);
  const { now, locale } = useSabadora();
  const { switches } = useShared();
  const source = useMemo(() => calendarSource(criteria, box), [criteria, box]);
  const [isDesktop, setDesktop] = useState(isDesktopNow);
  const stay = useStayDates({
    value: box.dates,
    onCommit: box.setDates,
    source,
    isDesktop,
    defaultIsExplicitlyCleared: box.isExplicitlyCleared,
    onExplicitlyClearedChange: box.setExplicitlyCleared,
  });
  const { dayInfo, open, isOpen, draft } = stay;

  // The field comes into being because its place-holder was pressed, or dates were wanted.
  const openedFor = useRef<DatesWanted | 'press'>(undefined);
  useEffect(() => {
    const shouldOpen = wanted ? openedFor.current !== wanted : openedFor.current === undefined;
    openedFor.current = wanted ?? 'press';
    if (!shouldOpen) return;
    setDesktop(isDesktopNow());
    open();
  }, [open, wanted]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  const wordedDay = useCallback(
    (day: string, kept?: KeptEnd) => {
      const { reason, ...info } = dayInfo(day, kept && keptDay(kept));
      return { ...info, reason: reason && words(`searchBox.closed.${reason}`) };
    },
    [dayInfo, words],
  );
  // At a destination each day has the lowest price of many hotels (D-101).
  const isLowest = source.kind === 'destination';
  const calendarWords = useMemo(
    () => (isLowest ? { total: (price: string) => words('searchBox.totalFrom', { price }) } : {}),
    [isLowest, words],
  );
  const pickRange = ({ checkIn, checkOut }: StayRange) =>
    stay.pickStay({ checkin: checkIn, checkout: checkOut });
  const party = partyText(box.party, words);
  const shortcuts = dateShortcuts(locale, switches.experiments.dateShortcuts, now);
  return (
    <StayDatesField
      label={words('searchBox.dates')}
      placeholder={words('searchBox.datesPlaceholder')}
      today={now.today}
      lastDay={stay.lastDay}
      checkIn={draft.checkin}
      checkOut={draft.checkout}
      dayInfo={wordedDay}
      message={draft.checkout === undefined ? wanted?.message : undefined}
      shortcuts={shortcuts.map(({ kind, checkin, checkout }) => ({
        id: kind,
        label: words(`searchBox.shortcut.${kind}`),
        checkIn: checkin,
        checkOut: checkout,
      }))}
      onShortcut={pickRange}
      isLoading={stay.isLoading}
      priceLegend={
        stay.hasPrices
          ? words(isLowest ? 'searchBox.lowestPrices' : 'searchBox.prices', { party })
          : undefined
      }
      totalAmount={(checkin, checkout) => stay.totalOf({ checkin, checkout })}
      calendarWords={calendarWords}
      isOpen={isOpen}
      onOpenChange={(willOpen, { layout }) => {
        setDesktop(layout === 'months');
        if (willOpen) stay.open();
        else stay.close();
      }}
      onSelectDay={stay.pick}
      onSelectRange={pickRange}
      onVisibleMonthsChange={stay.showMonths}
      onClear={stay.clear}
      onConfirm={stay.confirm}
    />
  );
}

function keptDay(kept: KeptEnd): KeptDay {
  return kept.checkIn === undefined ? { checkout: kept.checkOut } : { checkin: kept.checkIn };
}

function isDesktopNow(): boolean {
  return window.matchMedia(media.desktop).matches;
}

import { media } from '@sabadora/design-system';
import type { KeptEnd, StayRange } from '@sabadora/design-system/StayCalendar';
import type { StayDatesFieldProps } from '@sabadora/design-system/StayDatesField';
import type { DraftDates, Party, StayDates } from '@sabadora/domain';
import { useSabadora, useStayDates, type KeptDay, type StayDatesProps } from '@sabadora/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../kit/parts/afterPaint.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { partyText } from '../participants/partyText.ts';
import fieldsMessages from '../fields.messages.json';
import partyTextMessages from '../participants/partyText.messages.json';
import messages from './OpenDatesField.messages.json';

/**
 * Set when the page needs dates although their field was not pressed. A new object each time, so that the calendar
 * opens again.
 */
export interface DatesWanted {
  /** Text above the calendar, e.g. "Choose your dates first". */
  message: string;
}

interface OpenDatesProps extends Omit<StayDatesProps, 'isDesktop'> {
  /** People for whom the days' prices are. */
  party: Party;
  /** Whether each day has the lowest price of several offers. @default true for a destination (D-101) */
  hasLowestPrices?: boolean;
  /** Whether the field opens when it mounts, because its placeholder was pressed. @default true */
  opensAtOnce?: boolean;
  /** Set when the calendar opens for another reason than a press of the field (SE-046, SE-047, PR-033). */
  wanted?: DatesWanted | undefined;
  onClosed?: () => void;
}

/** Props of a date field. */
type DatesField = Omit<StayDatesFieldProps, 'footer' | 'shortcuts' | 'onShortcut' | 'calendarWords'>;

/**
 * State of a date field that is mounted when its placeholder is pressed, or when dates are wanted. It opens when
 * mounted (`opensAtOnce`), and whenever dates are wanted. Its days have the prices and rules of `source` (D-101).
 *
 * @returns props for `StayDatesField`, `pickRange` for shortcuts, and the days in the calendar
 */
export function useOpenDates({
  party,
  hasLowestPrices,
  opensAtOnce = true,
  wanted,
  onClosed,
  onCommit,
  ...props
}: OpenDatesProps): {
  field: DatesField;
  pickRange: (range: StayRange) => void;
  draft: DraftDates;
} {
  const words = useWords(messages, fieldsMessages, partyTextMessages);
  const { now } = useSabadora();
  const [isDesktop, setDesktop] = useState(isDesktopNow);
  // Much of a page depends on the dates, so the calendar closes visibly first.
  const commit = useCallback((dates: StayDates | null) => afterPaint(() => onCommit(dates)), [onCommit]);
  const stay = useStayDates({ ...props, onCommit: commit, isDesktop });
  const { dayInfo, open, isOpen, draft } = stay;

  const openedFor = useRef<DatesWanted | 'press'>(undefined);
  useEffect(() => {
    const shouldOpen = wanted ? openedFor.current !== wanted : opensAtOnce && openedFor.current === undefined;
    openedFor.current = wanted ?? 'press';
    if (!shouldOpen) return;
    setDesktop(isDesktopNow());
    open();
  }, [open, opensAtOnce, wanted]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed?.();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  const wordedDay = useCallback(
    (day: string, kept?: KeptEnd) => {
      const { reason, ...info } = dayInfo(day, kept && keptDay(kept));
      return { ...info, reason: reason && words(`searchBox.closed.${reason}`) };
    },
    [dayInfo, words],
  );
  const pickRange = ({ checkIn, checkOut }: StayRange) =>
    stay.pickStay({ checkin: checkIn, checkout: checkOut });
  const isLowest = hasLowestPrices ?? props.source.kind === 'destination';
  const legend = isLowest ? 'searchBox.lowestPrices' : 'searchBox.prices';
  return {
    pickRange,
    draft,
    field: {
      label: words('searchBox.dates'),
      placeholder: words('searchBox.datesPlaceholder'),
      today: now.today,
      lastDay: stay.lastDay,
      startDay: stay.firstOpenDay,
      checkIn: draft.checkin,
      checkOut: draft.checkout,
      dayInfo: wordedDay,
      message: draft.checkout === undefined ? wanted?.message : undefined,
      isLoading: stay.isLoading,
      priceLegend: stay.hasPrices ? words(legend, { party: partyText(party, words) }) : undefined,
      totalAmount: (checkin, checkout) => stay.totalOf({ checkin, checkout }),
      isOpen,
      onOpenChange: (willOpen, { layout }) => {
        setDesktop(layout === 'months');
        if (willOpen) stay.open();
        else stay.close();
      },
      onSelectDay: stay.pick,
      onSelectRange: pickRange,
      onVisibleMonthsChange: stay.showMonths,
      onClear: stay.clear,
      onConfirm: stay.confirm,
    },
  };
}

function keptDay(kept: KeptEnd): KeptDay {
  return kept.checkIn === undefined ? { checkout: kept.checkOut } : { checkin: kept.checkIn };
}

function isDesktopNow(): boolean {
  return window.matchMedia(media.desktop).matches;
}

import { type DayInput, toDay } from '@sabadora/days';
import { forwardRef, useId } from 'react';
import { type OpenChangeDetails, type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import { PanelOrSheet } from '../PanelOrSheet/PanelOrSheet.tsx';
import type { Place } from '../PanelOrSheet/usePlace.ts';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { labelIdOf, SearchFieldButton } from '../SearchBox/SearchFieldButton.tsx';
import { dayFormats } from '../StayCalendar/dayFormats.ts';
import { StayCalendar, type StayCalendarProps } from '../StayCalendar/index.ts';
import { useLocale, useWords } from '../words/index.ts';
import * as styles from './StayDatesField.css.ts';
import type { StayDatesFieldWords } from './words.ts';

/** `months` is the panel under the field, `scroll` the full-screen sheet of a phone. */
export type StayCalendarLayout = NonNullable<StayCalendarProps['layout']>;

/**
 * Reason for opening or closing (Confirm is `selection`), and the layout of the calendar, which some rules depend on
 * (D-087).
 */
export interface StayDatesChange extends OpenChangeDetails {
  layout: StayCalendarLayout;
}

/** Props of a `StayDatesField`. The caller decides what happens to the draft when the field closes (ALG-10). */
export interface StayDatesFieldProps
  extends
    Omit<StayCalendarProps, 'layout' | 'takesFocus' | 'words' | keyof RootProps>,
    OpenStateProps<StayDatesChange>,
    RootProps {
  /** Label, e.g. "Dates". Also the title of the sheet. */
  label: string;
  /** Muted text while no date is chosen. @default "Add dates" in the page's language */
  placeholder?: string;
  /** Name of the check-in in a form, which is sent as ISO text once it is chosen. */
  checkInName?: string;
  /** Name of the check-out in a form, like `checkInName`. */
  checkOutName?: string;
  /** @default false */
  isDisabled?: boolean;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<StayDatesFieldWords>;
  /** Replaces individual words of the calendar inside. */
  calendarWords?: StayCalendarProps['words'];
}

/** Hidden input with which a form sends a day. */
function sentDay(name: string | undefined, day: DayInput | undefined) {
  if (name === undefined || day === undefined) return null;
  return <input type="hidden" name={name} value={toDay(day)} />;
}

/**
 * A search field that shows the dates of a stay and opens the calendar: in a panel under it on a desktop, in a
 * full-screen sheet on a phone. The width at the moment of opening decides. Its `ref` is the button.
 */
export const StayDatesField = forwardRef<HTMLButtonElement, StayDatesFieldProps>(
  function StayDatesField(props, ref) {
    const [attributes, own] = splitAttributes(props);
    const {
      label,
      placeholder,
      isOpen: ownedIsOpen,
      defaultOpen,
      onOpenChange,
      checkInName,
      checkOutName,
      isDisabled = false,
      words: overrides,
      calendarWords,
      ...calendar
    } = own;
    const id = useId();
    const words = useWords('StayDatesField', overrides);
    const summary = useSummary(calendar.checkIn, calendar.checkOut);
    const triggerRef = useSharedRef(ref);
    const [isOpen, setOpen] = useOpenState({ isOpen: ownedIsOpen, defaultOpen, onOpenChange });
    return (
      <PanelOrSheet
        root={{ ...attributes, className: styles.root }}
        isOpen={isOpen}
        onOpenChange={(willBeOpen, reason, place) => setOpen(willBeOpen, { reason, layout: LAYOUTS[place] })}
        isDisabled={isDisabled}
        triggerRef={triggerRef}
        renderTrigger={(trigger) => (
          <>
            <SearchFieldButton
              {...trigger}
              id={id}
              label={label}
              value={summary}
              placeholder={placeholder ?? words.addDates}
            />
            {!isDisabled && sentDay(checkInName, calendar.checkIn)}
            {!isDisabled && sentDay(checkOutName, calendar.checkOut)}
          </>
        )}
        labelledBy={labelIdOf(id)}
        title={label}
        sheetSide="full"
      >
        {(place) => (
          <div className={styles.content[place]}>
            <StayCalendar
              {...calendar}
              {...(calendarWords && { words: calendarWords })}
              layout={LAYOUTS[place]}
              // Level 3 in the sheet, whose own title is above the months; the panel has no title.
              headingLevel={place === 'panel' ? 2 : 3}
              takesFocus
              onConfirm={() => {
                calendar.onConfirm?.();
                setOpen(false, { reason: 'selection', layout: LAYOUTS[place] });
              }}
            />
          </div>
        )}
      </PanelOrSheet>
    );
  },
);

const LAYOUTS: Record<Place, StayCalendarLayout> = { panel: 'months', sheet: 'scroll' };

/** "Sat 5 – Sun 6 Dec", "Sat 5 Dec – …" without a check-out, empty without dates. */
function useSummary(checkIn: DayInput | undefined, checkOut: DayInput | undefined): string {
  const formats = dayFormats(useLocale());
  if (checkIn === undefined) return '';
  if (checkOut === undefined) return `${formats.short(toDay(checkIn))}\u00a0– …`;
  return formats.range(toDay(checkIn), toDay(checkOut));
}

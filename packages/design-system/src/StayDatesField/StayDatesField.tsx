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

/** Why it opens or closes (Confirm is `selection`), and which calendar it is about, as far as rules depend on it (D-087). */
export interface StayDatesChange extends OpenChangeDetails {
  layout: StayCalendarLayout;
}

/** What becomes of the draft when it closes is the caller's decision (ALG-10). */
export interface StayDatesFieldProps
  extends
    Omit<StayCalendarProps, 'layout' | 'takesFocus' | 'words' | keyof RootProps>,
    OpenStateProps<StayDatesChange>,
    RootProps {
  /** E.g. "Dates". Also the title of the sheet. */
  label: string;
  /** Shown muted while no date is chosen. @default "Add dates" in the page's language */
  placeholder?: string;
  /** Name of the check-in in a form, where it is sent as ISO text; nothing is sent while it is not chosen. */
  checkInName?: string;
  /** Name of the check-out in a form, as `checkInName`. */
  checkOutName?: string;
  /** @default false */
  isDisabled?: boolean;
  /** Own words in place of the page's, one by one. */
  words?: Partial<StayDatesFieldWords>;
  /** Words of the calendar inside. */
  calendarWords?: StayCalendarProps['words'];
}

/** What a form sends of a day. */
function sentDay(name: string | undefined, day: DayInput | undefined) {
  if (name === undefined || day === undefined) return null;
  return <input type="hidden" name={name} value={toDay(day)} />;
}

/**
 * A search field that shows the dates of a stay and opens the calendar: in a panel under it on a desktop, in a
 * full-screen sheet on a phone. Which of the two is read at the moment of opening. Its `ref` reaches the button.
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
              // The sheet has a title of its own above the months; the panel has none.
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

/** "Sat 5 – Sun 6 Dec", "Sat 5 Dec – …" while the check-out is missing, nothing without dates. */
function useSummary(checkIn: DayInput | undefined, checkOut: DayInput | undefined): string {
  const formats = dayFormats(useLocale());
  if (checkIn === undefined) return '';
  if (checkOut === undefined) return `${formats.short(toDay(checkIn))}\u00a0– …`;
  return formats.range(toDay(checkIn), toDay(checkOut));
}

import { parseDay } from '@sabadora/days';
import { forwardRef, useId, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { Drawer } from '../Drawer/index.ts';
import { DropdownPanel } from '../Dropdown/DropdownPanel.tsx';
import { isPhone } from '../layers/isPhone.ts';
import { useDismissal } from '../layers/useDismissal.ts';
import { labelIdOf, SearchFieldButton } from '../SearchBox/SearchFieldButton.tsx';
import { dayFormats } from '../StayCalendar/dayFormats.ts';
import { StayCalendar, type StayCalendarProps } from '../StayCalendar/index.ts';
import { useLocale, useWords } from '../words/index.ts';
import * as styles from './StayDatesField.css.ts';
import type { StayDatesFieldWords } from './words.ts';

/** `months` is the panel under the field, `scroll` the full-screen sheet of a phone. */
export type StayCalendarLayout = NonNullable<StayCalendarProps['layout']>;

/** What the visitor did: pressed the field, Confirm, the cross of the sheet, Escape, or went elsewhere. */
export type StayDatesReason = 'trigger' | 'confirm' | 'close' | 'escape' | 'outside';

export interface StayDatesFieldProps extends Omit<StayCalendarProps, 'layout' | 'takesFocus' | 'words'> {
  /** E.g. "Dates". Also the title of the sheet. */
  label: string;
  /** Shown muted while no date is chosen. @default "Add dates" in the page's language */
  placeholder?: string;
  /** Whether the calendar is shown. */
  isOpen: boolean;
  /**
   * The visitor asked to open or close; answer by setting `isOpen`. What becomes of the draft is the caller's
   * decision (ALG-10). `layout` tells which calendar this is about, as far as rules depend on it (D-087).
   */
  onOpenChange: (isOpen: boolean, reason: StayDatesReason, layout: StayCalendarLayout) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Own words in place of the page's, one by one. */
  words?: Partial<StayDatesFieldWords>;
  /** Words of the calendar inside. */
  calendarWords?: StayCalendarProps['words'];
}

/**
 * A search field that shows the dates of a stay and opens the calendar: in a panel under it on a desktop, in a
 * full-screen sheet on a phone. Which of the two is read at the moment of opening.
 */
export const StayDatesField = forwardRef<HTMLButtonElement, StayDatesFieldProps>(
  function StayDatesField(props, ref) {
    const {
      label,
      placeholder,
      isOpen,
      onOpenChange,
      isDisabled = false,
      words: overrides,
      calendarWords,
      ...calendar
    } = props;
    const id = useId();
    const words = useWords('StayDatesField', overrides);
    const summary = useSummary(calendar.checkIn, calendar.checkOut);
    const rootRef = useRef<HTMLDivElement>(null);
    const triggerRef = useRef<HTMLButtonElement>(null);
    const layout = useLayoutWhileOpen(isOpen, triggerRef);
    const isPanel = layout === 'months';
    const close = (reason: StayDatesReason) => onOpenChange(false, reason, layout ?? 'months');
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
      ref,
      () => triggerRef.current,
      [],
    );
    useDismissal(rootRef, isPanel, close);

    const calendarIn = (place: StayCalendarLayout) => (
      <StayCalendar
        {...calendar}
        {...(calendarWords && { words: calendarWords })}
        layout={place}
        // The sheet has a title of its own above the months; the panel has none.
        headingLevel={place === 'months' ? 2 : 3}
        takesFocus
        onConfirm={() => {
          calendar.onConfirm?.();
          close('confirm');
        }}
      />
    );
    return (
      <>
        <div ref={rootRef} className={styles.root}>
          <SearchFieldButton
            ref={triggerRef}
            id={id}
            label={label}
            value={summary}
            placeholder={placeholder ?? words.addDates}
            disabled={isDisabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isPanel ? `${id}panel` : undefined}
            onClick={() =>
              isOpen ? close('trigger') : onOpenChange(true, 'trigger', layoutAt(triggerRef.current))
            }
          />
          {isPanel && (
            <DropdownPanel
              id={`${id}panel`}
              triggerRef={triggerRef}
              labelledBy={labelIdOf(id)}
              isForm
              footer={undefined}
            >
              <div className={styles.panel}>{calendarIn('months')}</div>
            </DropdownPanel>
          )}
        </div>
        <Drawer
          side="full"
          isOpen={layout === 'scroll'}
          title={label}
          onClose={(reason) => close(CLOSE_REASONS[reason])}
        >
          <div className={styles.sheet}>{calendarIn('scroll')}</div>
        </Drawer>
      </>
    );
  },
);

/** What the ways to close a sheet are to a field that knows no sheets. */
const CLOSE_REASONS = {
  escape: 'escape',
  backdrop: 'outside',
  closeButton: 'close',
  drag: 'close',
} as const;

function layoutAt(trigger: Element | null): StayCalendarLayout {
  return isPhone(trigger) ? 'scroll' : 'months';
}

/**
 * The layout read when `isOpen` became true; turning the phone does not take the calendar away. The trigger takes the
 * focus first, because what the focus leaves on opening is what gets it back on closing.
 */
function useLayoutWhileOpen(
  isOpen: boolean,
  trigger: RefObject<HTMLElement | null>,
): StayCalendarLayout | undefined {
  const [layout, setLayout] = useState<StayCalendarLayout>();
  // An effect, because a field that is open on its first render has no width to read on the server.
  useBrowserLayoutEffect(() => {
    if (isOpen) trigger.current?.focus({ preventScroll: true });
    setLayout(isOpen ? layoutAt(trigger.current) : undefined);
  }, [isOpen, trigger]);
  return isOpen ? layout : undefined;
}

/** "Sat 5 – Sun 6 Dec", "Sat 5 Dec – …" while the check-out is missing, nothing without dates. */
function useSummary(checkIn: string | undefined, checkOut: string | undefined): string {
  const formats = dayFormats(useLocale());
  if (checkIn === undefined) return '';
  if (checkOut === undefined) return `${formats.short(parseDay(checkIn))}\u00a0– …`;
  return formats.range(parseDay(checkIn), parseDay(checkOut));
}

import { daysBetween, type IsoDay } from '@sabadora/days';
import type { Ref } from 'react';
import { Button } from '../Button/index.ts';
import type { DayFormats } from './dayFormats.ts';
import * as styles from './SelectionBar.css.ts';
import type { StayCalendarWords } from './words.ts';

export interface SelectionBarProps {
  checkIn: IsoDay | undefined;
  checkOut: IsoDay | undefined;
  /** Formatted price of the whole stay. */
  total: string | undefined;
  /** Explains the prices of the days. */
  priceLegend: string | undefined;
  onClear: (() => void) | undefined;
  onConfirm: (() => void) | undefined;
  formats: DayFormats;
  words: StayCalendarWords;
  /** Ref to an empty line for remarks about the day under the pointer or focus. */
  noteRef: Ref<HTMLParagraphElement>;
}

/** The current choice, with its buttons. */
export function SelectionBar({
  checkIn,
  checkOut,
  total,
  priceLegend,
  onClear,
  onConfirm,
  formats,
  words,
  noteRef,
}: SelectionBarProps) {
  const isComplete = checkIn !== undefined && checkOut !== undefined;
  return (
    <div className={styles.bar}>
      <div className={styles.summary}>
        <p className={styles.dates}>
          {isComplete ? (
            <span key="range">{formats.range(checkIn, checkOut)}</span>
          ) : (
            <span key="next">
              {checkIn === undefined
                ? words.chooseCheckIn
                : `${formats.short(checkIn)} – ${words.chooseCheckOut}`}
            </span>
          )}
        </p>
        {isComplete && (
          <p key={`${checkIn}-${checkOut}`} className={styles.details}>
            {words.nights(daysBetween(checkIn, checkOut))}
            {total !== undefined && ` · ${total}`}
          </p>
        )}
      </div>
      <div className={styles.explanations}>
        {priceLegend !== undefined && <p className={styles.legend}>{priceLegend}</p>}
        {/* Hidden from screen readers: the day's accessible name contains the same text. */}
        <p ref={noteRef} className={styles.note} aria-hidden="true" />
      </div>
      <div className={styles.actions}>
        {onClear && (
          <Button tone="quiet" size="small" onClick={onClear}>
            {words.clear}
          </Button>
        )}
        {onConfirm && (
          <Button isDisabled={!isComplete} onClick={onConfirm}>
            {words.confirm}
          </Button>
        )}
      </div>
    </div>
  );
}

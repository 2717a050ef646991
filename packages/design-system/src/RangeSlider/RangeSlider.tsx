import { type FocusEvent, forwardRef, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import * as field from '../Field/Field.css.ts';
import { isComposing } from '../keyboard/isComposing.ts';
import { defaultLargeStep } from '../Slider/scale.ts';
import { SliderRail } from '../Slider/SliderRail.tsx';
import { useSlider } from '../Slider/useSlider.ts';
import { useLocale, useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { drawBars, Histogram } from './Histogram.tsx';
import { pairOf, type RangeValue, type Side, withTyped } from './pair.ts';
import * as styles from './RangeSlider.css.ts';
import { typedNumber } from './typedNumber.ts';
import type { RangeSliderWords } from './words.ts';

export interface RangeSliderProps extends RootProps {
  /** Name of the group, e.g. "Price per person and per night" (SE-110). */
  label: string;
  /** Help text beneath the label. */
  description?: string | undefined;
  /** Names the lower handle and its field, e.g. "Lowest price". */
  lowerLabel: string;
  /** Names the upper handle and its field, e.g. "Highest price". */
  upperLabel: string;
  /** The two values; controlled. Shown in order and rounded to the nearest possible values. */
  value?: RangeValue | undefined;
  /** The initial values; uncontrolled. @default the whole range */
  defaultValue?: RangeValue | undefined;
  /** Receives each new pair, in order, also during a drag. */
  onChange?: ((value: RangeValue) => void) | undefined;
  /** Receives the pair when a change is complete: after a drag, each key, a typed number or a reset. */
  onChangeEnd?: ((value: RangeValue) => void) | undefined;
  /** @default 0 */
  minValue?: number | undefined;
  /** Greatest value; reachable even if it is not a whole number of steps away. @default 100 */
  maxValue?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** Step of Page Up and Page Down. @default a tenth of the range */
  largeStep?: number | undefined;
  /** Least distance between the two values, a whole number of steps. @default 0 */
  minGap?: number | undefined;
  /**
   * Formats a value, visible and announced, e.g. "120 €", or "+250 €" for the upper end (SE-129).
   * @default the number as the locale writes it
   */
  formatValue?: ((value: number, side: 'lower' | 'upper') => string) | undefined;
  /**
   * Number of results in each of equally wide parts of the range, lowest first; drawn as bars. Keep the array: do not
   * make it anew on every render.
   */
  counts?: readonly number[] | undefined;
  /** Name of the lower value in a form. */
  lowerName?: string | undefined;
  /** Name of the upper value in a form. */
  upperName?: string | undefined;
  /** Whether it is dimmed, cannot be moved and is not sent by a form. @default false */
  isDisabled?: boolean | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<RangeSliderWords> | undefined;
}

/**
 * Two numbers, chosen by dragging along a line or typed (multi-thumb slider pattern of the APG).
 *
 * Written here because React Aria's slider with its state weighs 10.2 kB gzip, and 21 in five languages with the
 * number field that typing needs; this weighs 7.0 with its fields, its bars and its styles.
 */
export const RangeSlider = forwardRef<HTMLDivElement, RangeSliderProps>(function RangeSlider(
  {
    label,
    description,
    lowerLabel,
    upperLabel,
    value,
    minValue = 0,
    maxValue = 100,
    defaultValue = [minValue, maxValue],
    onChange,
    onChangeEnd,
    step = 1,
    largeStep = defaultLargeStep(minValue, maxValue, step),
    minGap = 0,
    formatValue,
    counts,
    lowerName,
    upperName,
    isDisabled = false,
    words: overrides,
    ...root
  },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const words = useWords('RangeSlider', overrides);
  const [note, setNote] = useState('');
  const fieldsRef = useRef<HTMLDivElement>(null);
  const barsRef = useRef<SVGSVGElement>(null);
  const shown = useRef<string[]>([]);
  const fieldOf = (side: Side) => fieldsRef.current?.getElementsByTagName('input')[side];

  const scale = { minValue, maxValue, step, largeStep, minGap };
  const format = useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    return (number: number, side: number) =>
      formatValue?.(number, side === 0 ? 'lower' : 'upper') ?? numbers.format(number);
  }, [formatValue, locale]);
  const control = useSlider({
    scale,
    value,
    defaultValue,
    format,
    onChange: (values) => {
      if (note) setNote('');
      onChange?.(pairOf(values));
    },
    onChangeEnd: (values) => onChangeEnd?.(pairOf(values)),
    onDraw: (values, texts) => {
      drawBars(barsRef.current, values, scale);
      for (const side of [0, 1] as const) {
        const [field, text = ''] = [fieldOf(side), texts[side]];
        const isOther = field?.value !== shown.current[side];
        const isBeingTyped = isOther && field === document.activeElement;
        if (field && !isBeingTyped && field.value !== text) field.value = text;
        shown.current[side] = text;
      }
    },
  });

  /** Applies the typed value. Returns whether it was accepted unchanged. */
  const commit = (field: HTMLInputElement): boolean => {
    const side = fieldOf(0) === field ? 0 : 1;
    if (field.value === shown.current[side]) return true;
    const typed = typedNumber(field.value, scale, locale);
    // A new value replaces this text at the next draw.
    field.value = shown.current[side] ?? '';
    let said = '';
    if (typed === undefined) said = words.notANumber(field.value);
    else {
      const pair = withTyped(pairOf(control.values()), side, typed, scale);
      control.set(pair);
      const [lower, upper] = [format(pair[0], 0), format(pair[1], 1)];
      if (pair[side] !== typed) {
        const isSwapped = pair[1 - side] === typed;
        said = isSwapped ? words.ordered(lower, upper) : words.held(side === 0 ? lower : upper);
      }
    }
    setNote(said);
    return said === '';
  };

  const onBlur = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) commit(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, target } = event;
    if (key !== 'Enter' || isComposing(nativeEvent) || !(target instanceof HTMLInputElement)) return;
    // Lets the visitor see a corrected value before the form is submitted.
    if (!commit(target)) event.preventDefault();
  };

  // Stays the same object during a drag.
  const handles = useMemo(
    () => [
      { 'aria-label': lowerLabel, name: lowerName },
      { 'aria-label': upperLabel, name: upperName },
    ],
    [lowerLabel, upperLabel, lowerName, upperName],
  );
  const isWhole = Number.isInteger(step);
  const [lowerTyped, upperTyped] = useMemo(() => {
    const typed = (side: Side, text: string) => (
      <div className={field.field}>
        <label htmlFor={`${id}${side}`} className={field.label}>
          {text}
        </label>
        <div className={styles.box}>
          <input
            id={`${id}${side}`}
            className={field.control}
            inputMode={isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            disabled={isDisabled}
            defaultValue={format(control.first[side] ?? minValue, side)}
          />
        </div>
      </div>
    );
    return [typed(0, lowerLabel), typed(1, upperLabel)];
  }, [control, format, id, isDisabled, isWhole, lowerLabel, minValue, upperLabel]);
  const bars = useMemo(() => counts && <Histogram counts={counts} barsRef={barsRef} />, [counts]);

  return (
    <div
      {...root}
      ref={ref}
      role="group"
      className={styles.root}
      aria-labelledby={`${id}label`}
      aria-describedby={description ? `${id}description` : undefined}
      data-disabled={isDisabled ? '' : undefined}
    >
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      {description && (
        <p id={`${id}description`} className={styles.description}>
          {description}
        </p>
      )}
      <SliderRail control={control} handles={handles} isDisabled={isDisabled}>
        {bars}
      </SliderRail>
      <div
        // Handles events that bubble from the fields; it is no control itself.
        ref={fieldsRef}
        role="presentation"
        className={styles.fields}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        {lowerTyped}
        <span className={styles.dash} aria-hidden="true" />
        {upperTyped}
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
    </div>
  );
});

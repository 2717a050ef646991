import { forwardRef, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { useLocale } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { defaultLargeStep } from './scale.ts';
import * as styles from './Slider.css.ts';
import { SliderRail } from './SliderRail.tsx';
import { useSlider } from './useSlider.ts';

export interface SliderProps extends RootProps {
  /** Visible name, e.g. "Around the city". */
  label: string;
  /** Help text beneath the label. */
  description?: string | undefined;
  /** The value; controlled. */
  value?: number | undefined;
  /** The initial value; uncontrolled. @default minValue */
  defaultValue?: number | undefined;
  /** Receives each new value, also during a drag. */
  onChange?: ((value: number) => void) | undefined;
  /** Receives the value when a change is complete: after a drag and after each key. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** @default 0 */
  minValue?: number | undefined;
  /** Greatest value; reachable even if it is not a whole number of steps away. @default 100 */
  maxValue?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** Step of Page Up and Page Down. @default a tenth of the range */
  largeStep?: number | undefined;
  /** Formats the value, visible and announced, e.g. "120 km". @default the number as the locale writes it */
  formatValue?: ((value: number) => string) | undefined;
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Whether it is dimmed, cannot be moved and is not sent by a form. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * One number, chosen by dragging along a line (slider pattern of the APG). The ref is its native range input.
 *
 * Written here because React Aria's slider with its state weighs 10.2 kB gzip; this weighs 4.8 with its styles, and
 * moves its handle without rendering.
 */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  {
    label,
    description,
    value,
    minValue = 0,
    maxValue = 100,
    defaultValue = minValue,
    onChange,
    onChangeEnd,
    step = 1,
    largeStep = defaultLargeStep(minValue, maxValue, step),
    formatValue,
    name,
    isDisabled = false,
    ...root
  },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const shownRef = useRef<HTMLSpanElement>(null);
  const format = useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    return (number: number) => formatValue?.(number) ?? numbers.format(number);
  }, [formatValue, locale]);
  const control = useSlider({
    scale: { minValue, maxValue, step, largeStep, minGap: 0 },
    value: value === undefined ? undefined : [value],
    defaultValue: [defaultValue],
    format,
    onChange: ([next = minValue]) => onChange?.(next),
    onChangeEnd: ([next = minValue]) => onChangeEnd?.(next),
    onDraw: (_, [text = '']) => {
      const shown = shownRef.current;
      if (shown && shown.textContent !== text) shown.textContent = text;
    },
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.input.current, [
    control,
  ]);
  const describedBy = description ? `${id}description` : undefined;
  const handles = useMemo(() => [{ id, name, 'aria-describedby': describedBy }], [id, name, describedBy]);
  const [first = minValue] = control.first;

  return (
    <div {...root} className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {/* Hidden, because the handle announces it. */}
        <span ref={shownRef} className={styles.value} aria-hidden="true">
          {format(first)}
        </span>
      </div>
      {description && (
        <p id={describedBy} className={styles.description}>
          {description}
        </p>
      )}
      <SliderRail control={control} handles={handles} isDisabled={isDisabled} />
    </div>
  );
});

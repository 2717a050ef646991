import { forwardRef, type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useLatest } from '../react/useLatest.ts';
import { useFormReset } from '../react/useFormReset.ts';
import { useLocale } from '../words/index.ts';
import { defaultLargeStep, fractionOf, percent, valueForKey } from './scale.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  /** Its visible name, e.g. "Around the city". */
  label: string;
  /** Help that is always visible, beneath the label. */
  description?: string | undefined;
  /** The value, when the caller owns it. */
  value?: number | undefined;
  /** The first value, when the slider owns it. @default minValue */
  defaultValue?: number | undefined;
  /** Receives each new value, while a drag is still under way too. */
  onChange?: ((value: number) => void) | undefined;
  /** Receives the value once it stays: at the end of a drag and at each key. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** @default 0 */
  minValue?: number | undefined;
  /** A whole number of steps above `minValue`. @default 100 */
  maxValue?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** What Page Up and Page Down move by. @default a tenth of the whole */
  largeStep?: number | undefined;
  /** The value in words, seen and spoken, e.g. "120 km". @default the number as the locale writes it */
  formatValue?: ((value: number) => string) | undefined;
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Dimmed: it cannot be moved and is not sent. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * One number, chosen by dragging along a line (slider pattern of the APG). A native range input, thumb included:
 * pointers, forms, direction and phones' screen readers are the browser's own. The keys are ours, because browsers
 * differ in Page Up and in right-to-left text. The ref is the input.
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
  },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const inputRef = useRef<HTMLInputElement>(null);
  const bandRef = useRef<SVGLineElement>(null);
  const shownRef = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  const scale = { minValue, maxValue, step, largeStep };
  const first = value ?? defaultValue;
  const format = formatValue ?? ((number: number) => number.toLocaleString(locale));

  /** Brings what stands beside the thumb in line with it, without a render. */
  const draw = () => {
    const input = inputRef.current;
    if (!input) return;
    const text = format(input.valueAsNumber);
    input.setAttribute('aria-valuetext', text);
    bandRef.current?.setAttribute('x2', percent(fractionOf(input.valueAsNumber, scale)));
    if (shownRef.current) shownRef.current.textContent = text;
  };
  const latest = useLatest({ draw, onChangeEnd });
  useBrowserLayoutEffect(draw);

  useEffect(() => {
    const input = inputRef.current;
    // React hears the native `change`, the end of a drag, only together with `input`.
    const onEnd = () => latest.current.onChangeEnd?.(input?.valueAsNumber ?? 0);
    input?.addEventListener('change', onEnd);
    return () => input?.removeEventListener('change', onEnd);
  }, [latest]);
  // The form puts its fields back after it has said so.
  useFormReset(inputRef, () => setTimeout(() => latest.current.draw()));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const input = event.currentTarget;
    const isMirrored = getComputedStyle(input).direction === 'rtl';
    const before = input.valueAsNumber;
    const asked = valueForKey(event.key, before, [minValue, maxValue], scale, isMirrored);
    if (asked === undefined) return;
    event.preventDefault();
    // The prototype's setter goes past React's record of the value, so that it hears of the change.
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    native?.set?.call(input, String(asked));
    if (input.valueAsNumber === before) return;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {/* The thumb says it. */}
        <span ref={shownRef} className={styles.value} aria-hidden="true">
          {format(first)}
        </span>
      </div>
      {description && (
        <p id={`${id}description`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.rail}>
        <svg className={styles.drawing} aria-hidden="true" focusable="false">
          <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
          <line
            ref={bandRef}
            className={styles.band}
            x1="0"
            x2={percent(fractionOf(first, scale))}
            y1="50%"
            y2="50%"
          />
        </svg>
        <input
          ref={inputRef}
          type="range"
          id={id}
          className={styles.input}
          name={name}
          min={minValue}
          max={maxValue}
          step={step}
          {...(value === undefined ? { defaultValue } : { value })}
          disabled={isDisabled}
          autoComplete="off"
          aria-describedby={description ? `${id}description` : undefined}
          aria-valuetext={format(first)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            onChange?.(target.valueAsNumber);
            // By then React has put back a value that the caller refused.
            queueMicrotask(() => latest.current.draw());
          }}
        />
      </div>
    </div>
  );
});

import { type ComponentPropsWithoutRef, Fragment, memo, type ReactNode } from 'react';
import type { SliderControl } from './createSliderControl.ts';
import { fractionOf, percent } from './scale.ts';
import * as styles from './SliderRail.css.ts';
import { limits, stepAttribute } from './values.ts';

/** The attributes that differ between the native inputs of the handles. */
export type SliderHandle = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'name' | 'aria-label' | 'aria-describedby'
>;

interface SliderRailProps {
  control: SliderControl;
  /**
   * Attributes per handle, from the lowest to the highest, one for each value. Keep the array: a new one renders the
   * rail again.
   */
  handles: readonly SliderHandle[];
  isDisabled: boolean;
  /** Drawing above the line, which reacts to pointers like the line. */
  children?: ReactNode;
}

/**
 * A line with one or more handles.
 *
 * Each handle has an invisible native range input, which provides its value, limits, form participation and the
 * support of phones' screen readers. The inputs are not shown, because the limits of one handle are the value of the
 * next, which would move a native thumb, and because only the upper one of two overlapping native inputs can be
 * pressed. The visible parts are SVG, whose attributes set positions without a `style` in the server's markup;
 * without scripts the native inputs are shown instead.
 *
 * Rendered once: afterwards `control` writes changes of the values into the elements.
 */
export const SliderRail = memo(function SliderRail({
  control,
  handles,
  isDisabled,
  children,
}: SliderRailProps) {
  const { first, handlers, ref } = control;
  const { scale, format } = control.options();
  const at = first.map((value) => percent(fractionOf(value, scale)));
  const middle = { y1: '50%', y2: '50%' };
  const unseen = { 'aria-hidden': true, focusable: false } as const;

  return (
    // Handles pointer events and events that bubble from the inputs; it is no control itself.
    <div
      ref={ref}
      role="presentation"
      className={styles.surface}
      {...handlers}
      // Prevents the element under the pointer from being focused; the handle gets the focus instead.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
      <div className={styles.rail}>
        <svg className={styles.drawn} {...unseen} data-scale="">
          <line className={styles.track} x1="0" x2="100%" {...middle} />
          <line className={styles.band} x1={at.length > 1 ? at[0] : '0'} x2={at.at(-1)} {...middle} />
        </svg>
        {first.map((value, handle) => {
          const [min, max] = limits(first, handle, scale);
          return (
            // A handle is identified by its position among the others.
            <Fragment key={handle}>
              <input
                type="range"
                {...handles[handle]}
                className={styles.input}
                min={min}
                max={max}
                step={stepAttribute(scale)}
                defaultValue={value}
                disabled={isDisabled}
                autoComplete="off"
                aria-valuetext={format(value, handle)}
              />
              <svg className={styles.drawn} data-handle="" {...unseen}>
                <svg x={at[handle]} y="50%" overflow="visible">
                  <circle className={styles.halo} r="20" />
                  <circle className={styles.ring} r="15" />
                  <circle className={styles.knob} r="11" />
                </svg>
              </svg>
            </Fragment>
          );
        })}
      </div>
    </div>
  );
});

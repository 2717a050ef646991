import { type ComponentPropsWithoutRef, Fragment, memo, type ReactNode } from 'react';
import type { SliderControl } from './createSliderControl.ts';
import { fractionOf, percent } from './scale.ts';
import * as styles from './SliderRail.css.ts';
import { limits, stepAttribute } from './values.ts';

/** The attributes in which the native inputs of the handles differ. */
export type SliderHandle = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'name' | 'aria-label' | 'aria-describedby'
>;

interface SliderRailProps {
  control: SliderControl;
  /** From the lowest to the highest, as many as there are values. Keep the array: a new one renders the rail again. */
  handles: readonly SliderHandle[];
  isDisabled: boolean;
  /** What is drawn on the line, and takes pointers like it. */
  children?: ReactNode;
}

/**
 * A line with its handles, one or more.
 *
 * Each handle is a native range input that is not seen: its value, limits, place in a form and what phones'
 * screen readers do with it are the browser's own. It is not drawn as such, because the limits of one handle are
 * the value of the next, which would move a native thumb, and because of two native inputs on one line only the
 * upper can be pressed. What is seen is SVG, since its attributes place things without a `style` in the server's
 * markup; where scripts are off the native inputs show instead.
 *
 * Rendered once: from then on `control` writes what the values change.
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
    // Listens for what bubbles out of the inputs and for pointers; it is no control itself.
    <div
      ref={ref}
      role="presentation"
      className={styles.surface}
      {...handlers}
      // Focus goes to the handle, not to what lies under the pointer.
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
            // A handle is its place among the others.
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

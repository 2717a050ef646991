import { memo, type ReactNode } from 'react';
import { fractionOf, percent } from '../Slider/scale.ts';
import type { RangeControl } from './createRangeControl.ts';
import { limits, type Side, stepAttribute } from './pair.ts';
import * as styles from './RangeRail.css.ts';

interface RangeRailProps {
  control: RangeControl;
  lowerLabel: string;
  upperLabel: string;
  /** Names of the values in a form. */
  lowerName: string | undefined;
  upperName: string | undefined;
  isDisabled: boolean;
  /** What stands on the line and answers to pointers with it. */
  children?: ReactNode;
}

/**
 * The line with its two handles.
 *
 * Each handle is a native range input that is not seen: its value, limits, place in a form and what phones'
 * screen readers do with it are the browser's own. It is not drawn as such, because the limits of one handle are
 * the value of the other, which would move a native thumb, and because of two native inputs on one line only the
 * upper can be pressed. What is seen is SVG, since its attributes place things without a `style` in the server's
 * markup; where scripts are off the native inputs show instead.
 *
 * Rendered once: from then on `control` writes what the values change.
 */
export const RangeRail = memo(function RangeRail({
  control,
  lowerLabel,
  upperLabel,
  lowerName,
  upperName,
  isDisabled,
  children,
}: RangeRailProps) {
  const { first, handlers, ref } = control;
  const { scale, format } = control.options();
  const at = first.map((value) => percent(fractionOf(value, scale)));
  const middle = { y1: '50%', y2: '50%' };
  const unseen = { 'aria-hidden': true, focusable: false } as const;

  const handle = (side: Side, label: string, name: string | undefined) => {
    const [min, max] = limits(first, side, scale);
    return (
      <>
        <input
          type="range"
          className={styles.input}
          name={name}
          min={min}
          max={max}
          step={stepAttribute(scale)}
          defaultValue={first[side]}
          disabled={isDisabled}
          autoComplete="off"
          aria-label={label}
          aria-valuetext={format(first[side], side)}
        />
        <svg className={styles.drawn} data-handle="" {...unseen}>
          <svg x={at[side]} y="50%" overflow="visible">
            <circle className={styles.halo} r="20" />
            <circle className={styles.ring} r="15" />
            <circle className={styles.knob} r="11" />
          </svg>
        </svg>
      </>
    );
  };

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
          <line className={styles.band} x1={at[0]} x2={at[1]} {...middle} />
        </svg>
        {handle(0, lowerLabel, lowerName)}
        {handle(1, upperLabel, upperName)}
      </div>
    </div>
  );
});

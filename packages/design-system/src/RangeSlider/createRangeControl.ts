import type { FormEvent, KeyboardEvent, PointerEvent } from 'react';
import { fractionOf, percent, valueForKey } from '../Slider/scale.ts';
import {
  inOrder,
  limits,
  moved,
  type PairScale,
  type RangeValue,
  type Side,
  snap,
  stepAttribute,
} from './pair.ts';

/** Travel in px before a finger's press counts as a drag and not as the beginning of a scroll. */
const SLOP = 4;

/** Distance in px from the middle of a handle within which a press takes it as it stands, without a jump. */
const MOUSE_REACH = 14;
const FINGER_REACH = 22;

/** The two values in words. */
export type Texts = readonly [lower: string, upper: string];

export interface RangeOptions {
  scale: PairScale;
  /** The pair, when the caller owns it. */
  value: RangeValue | undefined;
  /** The first pair, when the slider owns it. */
  defaultValue: RangeValue;
  /** A value in words. A function that stays the same is asked only about new values. */
  format: (value: number, side: Side) => string;
  onChange: (pair: RangeValue) => void;
  onChangeEnd: (pair: RangeValue) => void;
  /** Draws the pair, and what `format` writes for it, outside the rail. */
  onDraw: (pair: RangeValue, texts: Texts) => void;
}

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  /** The part of the rail on which the values lie. */
  box: DOMRect;
  isMirrored: boolean;
  reach: number;
  before: RangeValue;
  /** False while a finger may still be about to scroll the page. */
  isUnderWay: boolean;
  /** Undefined while the handles stand on one spot and the drag has not said which way it goes. */
  side?: Side;
  /** From the pointer to the middle of its handle, in px. */
  grip: number;
}

export type RangeControl = ReturnType<typeof createRangeControl>;

function write(element: Element | null | undefined, attribute: string, text: string): void {
  if (element && element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
}

/**
 * What moves the two handles. It keeps the pair and writes it into the page itself, so that a drag renders nothing
 * but what the owner renders in answer to `onChange`.
 *
 * @param rerender shows what the owner holds, after it was asked for a value.
 */
export function createRangeControl(options: RangeOptions, rerender: () => void) {
  /** The pair of the first render, which the markup is made with and a form's reset returns to. */
  const first = inOrder(options.value ?? options.defaultValue, options.scale);
  let pair = first;
  let rail: HTMLElement | null = null;
  // Looked up once: a drag only writes.
  let line: Element | undefined;
  let handles: readonly Element[] = [];
  let inputs: readonly HTMLInputElement[] = [];
  /** What the texts were made of. */
  let written: { pair: RangeValue; format: RangeOptions['format']; texts: Texts } | undefined;
  let drag: Drag | undefined;
  let tap: Drag | undefined;
  const input: { current: HTMLInputElement | null } = { current: null };

  const all = <E extends Element>(selector: string) => [...(rail?.querySelectorAll<E>(selector) ?? [])];
  const sideOf = (input: EventTarget): Side => (inputs[0] === input ? 0 : 1);
  // Also by a fieldset around.
  const isDisabled = () => inputs[0]?.matches(':disabled') ?? true;
  const isMirrored = () => rail !== null && getComputedStyle(rail).direction === 'rtl';
  const isOther = (other: RangeValue) => other[0] !== pair[0] || other[1] !== pair[1];
  const mark = (attribute: string, side?: Side) =>
    handles.forEach((handle, at) => handle.toggleAttribute(attribute, at === side));

  function textsOf({ format }: RangeOptions): Texts {
    const known = written?.format === format ? written : undefined;
    const text = (side: Side) =>
      known?.pair[side] === pair[side] ? known.texts[side] : format(pair[side], side);
    const texts: Texts = [text(0), text(1)];
    written = { pair, format, texts };
    return texts;
  }

  /** Brings the page in line with the pair. Writes only what differs: each write costs the browser a layout. */
  function draw() {
    const { scale } = options;
    const texts = textsOf(options);
    for (const side of [0, 1] as const) {
      const end = inputs[side];
      if (!end) continue;
      const fraction = fractionOf(pair[side], scale);
      const at = percent(fraction);
      write(handles[side]?.firstElementChild, 'x', at);
      write(line?.lastElementChild, side === 0 ? 'x1' : 'x2', at);
      // The rest can wait until the pointer lets go.
      if (!drag?.isUnderWay) {
        const [min, max] = limits(pair, side, scale);
        write(end, 'step', stepAttribute(scale));
        write(end, 'min', String(min));
        write(end, 'max', String(max));
        // Where assistive technology finds and outlines it.
        end.style.setProperty('inset-inline-start', `calc((100% - 24px) * ${fraction})`);
      }
      const value = String(pair[side]);
      if (end.value !== value) end.value = value;
      write(end, 'aria-valuetext', texts[side]);
    }
    options.onDraw(pair, texts);
  }

  function end() {
    options.onChangeEnd(pair);
    // An owner that did not take the new values has not rendered: show what it holds.
    if (options.value) rerender();
  }

  /** Sets the pair and tells the owner, when that changes anything. */
  function change(next: RangeValue, isEnd: boolean) {
    if (!isOther(next)) return;
    pair = next;
    draw();
    options.onChange(pair);
    if (isEnd) end();
  }

  function moveTo(side: Side, asked: number, isEnd: boolean) {
    mark('data-top', side);
    change(moved(pair, side, asked, options.scale), isEnd);
  }

  function positionOf({ box, isMirrored }: Drag, side: Side): number {
    const along = fractionOf(pair[side], options.scale) * box.width;
    return isMirrored ? box.right - along : box.left + along;
  }

  function nearest(drag: Drag, across: number): Side | undefined {
    const [toLower, toUpper] = [drag.x - positionOf(drag, 0), drag.x - positionOf(drag, 1)];
    if (toLower !== toUpper) return Math.abs(toLower) < Math.abs(toUpper) ? 0 : 1;
    // On one spot: the side of the press decides, or the way it is pulled.
    const way = Math.abs(toLower) > drag.reach ? toLower : across;
    if (way === 0) return undefined;
    return way > 0 === drag.isMirrored ? 0 : 1;
  }

  function follow({ box, isMirrored, side, grip }: Drag, x: number) {
    if (side === undefined || box.width === 0) return;
    const at = x + grip;
    const { minValue, maxValue } = options.scale;
    const along = (isMirrored ? box.right - at : at - box.left) / box.width;
    moveTo(side, minValue + along * (maxValue - minValue), false);
  }

  /** Finds the handle for a drag and brings it under the pointer. */
  function take(drag: Drag, across: number) {
    const focus = (side: Side) => inputs[side]?.focus({ preventScroll: true });
    // Leaving a typed field commits what it holds, which may move a handle: so look again afterwards.
    if (!inputs.some((input) => input === document.activeElement)) focus(nearest(drag, across) ?? 0);
    const side = nearest(drag, across);
    if (side === undefined) return;
    focus(side);
    mark('data-dragging', side);
    const grip = positionOf(drag, side) - drag.x;
    drag.side = side;
    drag.grip = Math.abs(grip) <= drag.reach ? grip : 0;
    follow(drag, drag.x);
  }

  function begin(drag: Drag, across: number) {
    drag.isUnderWay = true;
    rail?.setPointerCapture(drag.pointerId);
    take(drag, across);
  }

  function release({ before }: Drag) {
    drag = undefined;
    mark('data-dragging');
    draw();
    if (isOther(before)) end();
  }

  return {
    first,
    /** The options last rendered with. */
    options: () => options,
    pair: () => pair,
    change,

    /** Takes the rail, with everything in it. */
    ref: (element: HTMLElement | null) => {
      rail = element;
      [line] = all('[data-scale]');
      handles = all('[data-handle]');
      inputs = all<HTMLInputElement>('input');
      input.current = inputs[0] ?? null;
    },
    /** One of the native inputs, for what asks about the form. */
    input,

    /** Takes over what was rendered. While a drag is under way the pointer knows better than a value on its way back. */
    update(rendered: RangeOptions) {
      options = rendered;
      pair = inOrder(options.value && !drag ? options.value : pair, options.scale);
      if (drag && isDisabled()) release(drag);
      // Its steps and its end draw by themselves.
      else if (!drag?.isUnderWay) draw();
    },

    /** Puts the first pair back. */
    reset: () => change(inOrder(first, options.scale), true),

    /** For the rail, where all of these arrive. */
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const { scale } = options;
        const side = sideOf(event.target);
        const asked = valueForKey(event.key, pair[side], limits(pair, side, scale), scale, isMirrored());
        if (asked === undefined) return;
        event.preventDefault();
        moveTo(side, asked, true);
      },

      /** The browser or assistive technology moved a native input by itself. */
      onInput({ target }: FormEvent) {
        if (!(target instanceof HTMLInputElement)) return;
        const [side, asked] = [sideOf(target), target.valueAsNumber];
        // Less than a step, where the steps are not the browser's own, is a step.
        const isTooSmall = snap(asked, options.scale) === pair[side];
        const step = Math.sign(asked - pair[side]) * options.scale.step;
        moveTo(side, isTooSmall ? pair[side] + step : asked, true);
        draw();
      },

      onPointerDown(event: PointerEvent) {
        tap = undefined;
        // With Ctrl a press opens the context menu of a Mac.
        if (!line || !event.isPrimary || event.button !== 0 || event.ctrlKey || isDisabled()) return;
        const isMouse = event.pointerType === 'mouse';
        drag = {
          pointerId: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          box: line.getBoundingClientRect(),
          isMirrored: isMirrored(),
          reach: isMouse ? MOUSE_REACH : FINGER_REACH,
          before: pair,
          isUnderWay: false,
          grip: 0,
        };
        if (isMouse) begin(drag, 0);
      },

      onPointerMove(event: PointerEvent) {
        if (drag?.pointerId !== event.pointerId) return;
        // The button may have been let go unseen, over a context menu; a fieldset is disabled unseen.
        if (event.buttons === 0 || isDisabled()) return release(drag);
        const across = event.clientX - drag.x;
        if (!drag.isUnderWay) {
          if (Math.abs(across) < SLOP || Math.abs(across) <= Math.abs(event.clientY - drag.y)) return;
          begin(drag, across);
        }
        if (drag.side === undefined) take(drag, across);
        follow(drag, event.clientX);
      },

      onPointerUp(event: PointerEvent) {
        if (drag?.pointerId !== event.pointerId) return;
        if (drag.isUnderWay) return release(drag);
        // A finger that did not move: only a click says whether it was a tap or stopped a scrolling page.
        tap = drag;
        drag = undefined;
      },

      /** The browser took the finger for a scroll or a zoom: nothing happened. */
      onPointerCancel() {
        const cancelled = drag;
        drag = undefined;
        if (!cancelled?.isUnderWay) return;
        mark('data-dragging');
        change(cancelled.before, false);
      },

      onClick() {
        const tapped = tap;
        tap = undefined;
        if (!tapped || isDisabled()) return;
        take(tapped, 0);
        release(tapped);
      },
    },
  };
}

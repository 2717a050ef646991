import type { FormEvent, KeyboardEvent, PointerEvent } from 'react';
import { drawValues, markHandles, partsOf, type SliderParts } from './drawSlider.ts';
import { valueForKey } from './scale.ts';
import { type PointerAction, type SliderAction, sliderReducer, type SliderState } from './sliderState.ts';
import { nativeRequest, type HandleScale, inOrder, isSame, limits, type Values } from './values.ts';

/** Distance in px from the middle of a handle within which a press takes it without moving it. */
const MOUSE_REACH = 14;
const FINGER_REACH = 22;

/** What a slider needs besides its markup. */
export interface SliderOptions {
  scale: HandleScale;
  /** The values, when the caller owns them; always as many as at first. */
  value: Values | undefined;
  /** The first values, when the slider owns them. */
  defaultValue: Values;
  /** A value in words. Called only for new values while the function itself stays the same. */
  format: (value: number, handle: number) => string;
  onChange: (values: Values) => void;
  onChangeEnd: (values: Values) => void;
  /** Draws the values, and what `format` writes for them, outside the rail. */
  onDraw: (values: Values, texts: readonly string[]) => void;
}

const isMoving = ({ drag }: SliderState) => drag?.phase === 'moving';

/** The behaviour of one slider, bound to the elements that it is given. */
export type SliderControl = ReturnType<typeof createSliderControl>;

/**
 * What moves the handles of a slider: turns events into actions, and writes the state that they lead to into the page
 * itself, so that a drag renders nothing but what the owner renders after `onChange`.
 *
 * @param rerender renders the owner's value again, after `onChange` was called.
 */
export function createSliderControl(options: SliderOptions, rerender: () => void) {
  /** The values of the first render, which the markup is made with and a form's reset returns to. */
  const first = inOrder(options.value ?? options.defaultValue, options.scale);
  let state: SliderState = { values: first };
  let parts: SliderParts | undefined;
  /** What the texts were made of. */
  let written: { values: Values; format: SliderOptions['format']; texts: readonly string[] } | undefined;
  const input: { current: HTMLInputElement | null } = { current: null };

  // Also by a fieldset around.
  const isDisabled = () => input.current?.matches(':disabled') ?? true;
  const isMirrored = () => parts !== undefined && getComputedStyle(parts.rail).direction === 'rtl';
  const focus = (handle = 0) => parts?.inputs[handle]?.focus({ preventScroll: true });
  const handleOf = (target: EventTarget) => parts?.inputs.findIndex((one) => one === target) ?? -1;

  function draw() {
    const { scale, format, onDraw } = options;
    const { values } = state;
    const known = written?.format === format ? written : undefined;
    const texts = values.map(
      (value, handle) => (known?.values[handle] === value && known.texts[handle]) || format(value, handle),
    );
    written = { values, format, texts };
    if (parts) drawValues(parts, values, texts, scale, isMoving(state));
    onDraw(values, texts);
  }

  /** Takes a step, and brings page and owner in line with what it led to. */
  function dispatch(action: SliderAction) {
    const step = () => sliderReducer(state, action, options.scale);
    let next = step();
    const [wasDragged, isDragged] = [isMoving(state), isMoving(next)];
    if (isDragged ? !wasDragged || next.drag?.handle !== state.drag?.handle : action.type === 'click') {
      focus(next.top);
      // Leaving a typed field committed what it held, which may have moved a handle.
      next = step();
      focus(next.top);
    }
    const before = state;
    state = next;
    const { drag, top, values } = next;
    if (parts) markHandles(parts, top, drag?.handle);
    if (drag && isDragged && !wasDragged) parts?.rail.setPointerCapture(drag.pointerId);
    const hasChanged = !isSame(values, before.values);
    if (hasChanged || (wasDragged && !isDragged)) draw();
    if (hasChanged) options.onChange(values);
    const from = (wasDragged && before.drag?.before) || before.values;
    if (isDragged || action.type === 'cancel' || isSame(values, from)) return;
    options.onChangeEnd(values);
    // An owner that did not take the new values has not rendered: show what it holds.
    if (options.value) rerender();
  }

  const point = (type: PointerAction['type'], { pointerId, clientX: x, clientY: y }: PointerEvent) =>
    dispatch({ type, pointerId, x, y });

  return {
    first,
    /** The options last rendered with. */
    options: () => options,
    values: () => state.values,
    /** Replaces all values for good. */
    set: (values: Values) => dispatch({ type: 'set', values }),
    /** Puts the first values back. */
    reset: () => dispatch({ type: 'set', values: first }),

    /** Takes the rail, with everything in it. */
    ref: (element: HTMLElement | null) => {
      parts = element ? partsOf(element) : undefined;
      input.current = parts?.inputs[0] ?? null;
    },
    /** One of the native inputs, through which the form is found. */
    input,

    /** Takes over what was rendered. */
    update(rendered: SliderOptions) {
      options = rendered;
      state = sliderReducer(state, { type: 'show', values: options.value }, options.scale);
      if (state.drag && isDisabled()) dispatch({ type: 'disable' });
      // The steps of a drag draw by themselves.
      else if (!isMoving(state)) draw();
    },

    /** For the rail, where all of these arrive. */
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const { scale } = options;
        const { values } = state;
        const handle = handleOf(event.target);
        const within = limits(values, handle, scale);
        const requested = valueForKey(event.key, values[handle] ?? 0, within, scale, isMirrored());
        if (requested === undefined) return;
        event.preventDefault();
        dispatch({ type: 'key', handle, requested });
      },

      /** The browser or assistive technology moved a native input by itself. */
      onInput({ target }: FormEvent) {
        if (!(target instanceof HTMLInputElement)) return;
        const handle = handleOf(target);
        const requested = nativeRequest(state.values[handle] ?? 0, target.valueAsNumber, options.scale);
        dispatch({ type: 'key', handle, requested });
        draw();
      },

      onPointerDown(event: PointerEvent) {
        // With Ctrl a press opens the context menu of a Mac.
        if (!parts?.line || !event.isPrimary || event.button !== 0 || event.ctrlKey || isDisabled()) return;
        const { left, width } = parts.line.getBoundingClientRect();
        const isMouse = event.pointerType === 'mouse';
        const press = {
          x: event.clientX,
          y: event.clientY,
          pointerId: event.pointerId,
          reach: isMouse ? MOUSE_REACH : FINGER_REACH,
          track: { left, width, isMirrored: isMirrored() },
          phase: isMouse ? 'moving' : 'waiting',
        } as const;
        dispatch({ type: 'press', press });
      },

      onPointerMove(event: PointerEvent) {
        if (!state.drag) return;
        // The button may have been let go unseen, over a context menu; a fieldset is disabled unseen.
        if (event.buttons === 0 || isDisabled()) dispatch({ type: 'disable' });
        else point('move', event);
      },

      onPointerUp: (event: PointerEvent) => point('release', event),

      onPointerCancel: (event: PointerEvent) => point('cancel', event),

      onClick() {
        if (state.drag) dispatch({ type: isDisabled() ? 'disable' : 'click' });
      },
    },
  };
}

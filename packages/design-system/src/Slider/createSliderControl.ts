import type { FormEvent, KeyboardEvent, PointerEvent } from 'react';
import { drawValues, markHandles, partsOf, type SliderParts } from './drawSlider.ts';
import { valueForKey } from './scale.ts';
import { type PointerAction, type SliderAction, sliderReducer, type SliderState } from './sliderState.ts';
import { nativeRequest, type HandleScale, inOrder, isSame, limits, type Values } from './values.ts';

/** Distance in px from the centre of a handle within which a press grabs it without moving it. */
const MOUSE_REACH = 14;
const FINGER_REACH = 22;

/** Options of a slider, besides its markup. */
export interface SliderOptions {
  scale: HandleScale;
  /** The values when controlled; their number must not change. */
  value: Values | undefined;
  /** The initial values when uncontrolled. */
  defaultValue: Values;
  /** Formats a value. Called only for changed values, as long as the function itself stays the same. */
  format: (value: number, handle: number) => string;
  onChange: (values: Values) => void;
  onChangeEnd: (values: Values) => void;
  /** Called with the values and their formatted texts, to update elements outside the rail. */
  onDraw: (values: Values, texts: readonly string[]) => void;
}

const isMoving = ({ drag }: SliderState) => drag?.phase === 'moving';

/** The behaviour of one slider, bound to its elements. */
export type SliderControl = ReturnType<typeof createSliderControl>;

/**
 * Moves the handles of a slider: turns events into actions, and writes the resulting state directly into the
 * document, so that a drag renders nothing except what the caller renders after `onChange`.
 *
 * @param rerender Renders the caller's value again after `onChange`.
 */
export function createSliderControl(options: SliderOptions, rerender: () => void) {
  /** The values of the first render; the markup is rendered with them, and a form reset restores them. */
  const first = inOrder(options.value ?? options.defaultValue, options.scale);
  let state: SliderState = { values: first };
  let parts: SliderParts | undefined;
  /** The values and format function that the current texts were made from. */
  let written: { values: Values; format: SliderOptions['format']; texts: readonly string[] } | undefined;
  const input: { current: HTMLInputElement | null } = { current: null };

  // Also true inside a disabled fieldset.
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

  /** Applies an action, updates the document and calls the caller's callbacks. */
  function dispatch(action: SliderAction) {
    const step = () => sliderReducer(state, action, options.scale);
    let next = step();
    const [wasDragged, isDragged] = [isMoving(state), isMoving(next)];
    if (isDragged ? !wasDragged || next.drag?.handle !== state.drag?.handle : action.type === 'click') {
      focus(next.top);
      // Moving the focus committed a typed field, which may have changed a value.
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
    // A caller that rejects the new values does not render, so this shows its values again.
    if (options.value) rerender();
  }

  const point = (type: PointerAction['type'], { pointerId, clientX: x, clientY: y }: PointerEvent) =>
    dispatch({ type, pointerId, x, y });

  return {
    first,
    /** Options of the last render. */
    options: () => options,
    values: () => state.values,
    /** Replaces all values as a completed change. */
    set: (values: Values) => dispatch({ type: 'set', values }),
    /** Restores the initial values. */
    reset: () => dispatch({ type: 'set', values: first }),

    /** Ref callback for the rail, which contains all other elements. */
    ref: (element: HTMLElement | null) => {
      parts = element ? partsOf(element) : undefined;
      input.current = parts?.inputs[0] ?? null;
    },
    /** Ref to one of the native inputs, used to find the form. */
    input,

    /** Applies the options of a new render. */
    update(rendered: SliderOptions) {
      options = rendered;
      state = sliderReducer(state, { type: 'show', values: options.value }, options.scale);
      if (state.drag && isDisabled()) dispatch({ type: 'disable' });
      // Actions during a drag draw by themselves.
      else if (!isMoving(state)) draw();
    },

    /** Event handlers for the rail. */
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

      /** Called when the browser or assistive technology changes a native input. */
      onInput({ target }: FormEvent) {
        if (!(target instanceof HTMLInputElement)) return;
        const handle = handleOf(target);
        const requested = nativeRequest(state.values[handle] ?? 0, target.valueAsNumber, options.scale);
        dispatch({ type: 'key', handle, requested });
        draw();
      },

      onPointerDown(event: PointerEvent) {
        // On a Mac, a press with Ctrl opens the context menu.
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
        // No event is sent if the button is released over a context menu, or if a fieldset becomes disabled.
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

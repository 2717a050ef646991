import { fractionOf, percent } from './scale.ts';
import { type HandleScale, limits, stepAttribute, type Values } from './values.ts';

/** The elements of a rail that depend on its values. */
export interface SliderParts {
  rail: HTMLElement;
  /** The SVG whose width is the scale; its last line is the band. */
  line: Element | null;
  handles: readonly Element[];
  /** The native inputs, one for each handle. */
  inputs: readonly HTMLInputElement[];
}

/** Finds the elements once, so that a drag only writes to them. */
export function partsOf(rail: HTMLElement): SliderParts {
  return {
    rail,
    line: rail.querySelector('[data-scale]'),
    handles: [...rail.querySelectorAll('[data-handle]')],
    inputs: [...rail.querySelectorAll('input')],
  };
}

function write(element: Element | null | undefined, attribute: string, text: string): void {
  if (element && element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
}

/**
 * Updates the rail to the values. Writes only what differs, because each write causes a layout.
 *
 * @param texts The formatted values.
 * @param isMoving Whether a drag is in progress; attributes that only matter afterwards are then not written.
 */
export function drawValues(
  { line, handles, inputs }: SliderParts,
  values: Values,
  texts: readonly string[],
  scale: HandleScale,
  isMoving: boolean,
): void {
  const band = line?.lastElementChild;
  inputs.forEach((input, handle) => {
    const value = values[handle] ?? 0;
    const fraction = fractionOf(value, scale);
    const at = percent(fraction);
    write(handles[handle]?.firstElementChild, 'x', at);
    // The band runs to the last handle, from the first one or, with a single handle, from the start of the line.
    if (handle === inputs.length - 1) write(band, 'x2', at);
    else if (handle === 0) write(band, 'x1', at);
    if (!isMoving) {
      const [min, max] = limits(values, handle, scale);
      write(input, 'step', stepAttribute(scale));
      write(input, 'min', `${min}`);
      write(input, 'max', `${max}`);
      // Positions the input where assistive technology should find and outline it.
      input.style.setProperty('inset-inline-start', `calc((100% - 24px) * ${fraction})`);
    }
    if (input.value !== `${value}`) input.value = `${value}`;
    write(input, 'aria-valuetext', texts[handle] ?? '');
  });
}

/** Marks the handle on top, and the one that is being dragged. */
export function markHandles(
  { handles }: SliderParts,
  top: number | undefined,
  dragged: number | undefined,
): void {
  handles.forEach((element, handle) => {
    element.toggleAttribute('data-top', handle === top);
    element.toggleAttribute('data-dragging', handle === dragged);
  });
}

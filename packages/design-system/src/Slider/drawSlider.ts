import { fractionOf, percent } from './scale.ts';
import { type HandleScale, limits, stepAttribute, type Values } from './values.ts';

/** The elements of a rail that its values change. */
export interface SliderParts {
  rail: HTMLElement;
  /** The drawing on whose width the values lie; its last line is the band. */
  line: Element | null;
  handles: readonly Element[];
  /** One native input for each handle. */
  inputs: readonly HTMLInputElement[];
}

/** Looked up once: a drag only writes. */
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
 * Brings the rail in line with the values. Writes only what differs: each write costs the browser a layout.
 *
 * @param texts The values in words.
 * @param isMoving A drag is under way: what only matters at rest waits.
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
    // From the first handle, or of a single one from the start of the line, to the last.
    if (handle === inputs.length - 1) write(band, 'x2', at);
    else if (handle === 0) write(band, 'x1', at);
    if (!isMoving) {
      const [min, max] = limits(values, handle, scale);
      write(input, 'step', stepAttribute(scale));
      write(input, 'min', `${min}`);
      write(input, 'max', `${max}`);
      // Where assistive technology finds and outlines it.
      input.style.setProperty('inset-inline-start', `calc((100% - 24px) * ${fraction})`);
    }
    if (input.value !== `${value}`) input.value = `${value}`;
    write(input, 'aria-valuetext', texts[handle] ?? '');
  });
}

/** Marks the handle that lies on top, and the one that is being dragged. */
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

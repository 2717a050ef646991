interface Layer {
  element: Element;
  onEscape: () => void;
}

/** What is open over the page, in the order of opening. */
const layers: Layer[] = [];

const listeners = new Set<() => void>();

/** The last one opened, unless another stands inside it: of two that mount together the inner one comes first. */
const topmost = () =>
  layers.findLast(
    (layer) => !layers.some((other) => other !== layer && layer.element.contains(other.element)),
  );

function onKeyDown(event: KeyboardEvent): void {
  // Escape that ends the composing of a character, or that a field inside has used up, closes nothing.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const layer = topmost();
  // The browser closes a popover that dismisses itself.
  if (!layer || layer.element.querySelector(':popover-open:not([popover=manual])')) return;
  event.preventDefault();
  layer.onEscape();
}

/**
 * Puts an open overlay on top of those that are open already: Escape, wherever the focus is, goes to the topmost
 * alone. A handler of its own inside, that calls `preventDefault`, comes first.
 *
 * @returns takes it off again.
 */
export function addLayer(layer: Layer): () => void {
  const announce = () => listeners.forEach((listener) => listener());
  // Known already after the first: the same listener is never added twice.
  document.addEventListener('keydown', onKeyDown);
  layers.push(layer);
  announce();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    announce();
  };
}

/** The modal dialog over everything else, if one is open. */
export function topModal(): HTMLDialogElement | undefined {
  return layers.map(({ element }) => element).findLast((element) => element instanceof HTMLDialogElement);
}

/**
 * Calls `listener` after an overlay has opened, and before one closes.
 *
 * @returns stops it.
 */
export function onLayersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

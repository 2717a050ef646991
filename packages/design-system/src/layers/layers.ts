import { isComposing } from '../keyboard/isComposing.ts';
import { holds, parentOf, isElement } from './dom.ts';

interface Layer {
  element: Element;
  onEscape: () => void;
}

/** Open overlays, in the order of opening. */
const layers: Layer[] = [];

const listeners = new Set<() => void>();

/** Attribute of elements above the page and all its overlays that belong to none of these. */
const independent = 'data-independent';

function onKeyDown(event: KeyboardEvent): void {
  // A field inside has already handled this Escape.
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const own = layers.filter(({ element }) => element.ownerDocument === event.currentTarget);
  // The overlay that was opened last and contains no other: if two mount together, the inner one is added first.
  const layer = own.findLast(
    ({ element }) => !own.some((other) => other.element !== element && holds(element, other.element)),
  );
  // The browser itself closes a light-dismiss popover.
  if (!layer || layer.element.querySelector(':popover-open:not([popover=manual])')) return;
  // Without this, the browser closes a dialog on Escape, also when an input method uses that key.
  event.preventDefault();
  if (!isComposing(event)) layer.onEscape();
}

/**
 * Adds an open overlay on top of the open ones: Escape closes only the topmost, wherever the focus is. A key handler
 * inside it that calls `preventDefault` takes precedence.
 *
 * @returns a function that removes the overlay.
 */
export function addLayer(layer: Layer): () => void {
  const announce = () => listeners.forEach((listener) => listener());
  // Has no effect after the first call, because the same listener is never added twice.
  layer.element.ownerDocument.addEventListener('keydown', onKeyDown);
  layers.push(layer);
  announce();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    announce();
  };
}

/** The topmost modal dialog, if one is open. */
export function topModal(): HTMLDialogElement | undefined {
  return layers.map(({ element }) => element).findLast((element) => element instanceof HTMLDialogElement);
}

/** Marks an element as not being outside of any overlay: pressing or focusing it dismisses nothing. */
export function makeIndependent(element: Element): void {
  element.setAttribute(independent, '');
}

/** Whether a node is, or is inside, an element marked by `makeIndependent`. */
export function isIndependent(node: Node): boolean {
  for (let at: Node | null = node; at; at = parentOf(at))
    if (isElement(at) && at.hasAttribute(independent)) return true;
  return false;
}

/**
 * Calls `listener` after an overlay has opened, and when one closes.
 *
 * @returns a function that unsubscribes.
 */
export function onLayersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

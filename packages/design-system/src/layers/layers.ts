import { isComposing } from '../keyboard/isComposing.ts';
import { holds, parentOf, isElement } from './dom.ts';

interface Layer {
  element: Element;
  onEscape: () => void;
}

/** What is open over the page, in the order of opening. */
const layers: Layer[] = [];

const listeners = new Set<() => void>();

/** Marks what is above the page and all its overlays, and belongs to none of them. */
const independent = 'data-independent';

function onKeyDown(event: KeyboardEvent): void {
  // Escape that a field inside has used up closes nothing.
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const own = layers.filter(({ element }) => element.ownerDocument === event.currentTarget);
  // The last one opened, unless another is inside it: of two that mount together the inner one comes first.
  const layer = own.findLast(
    ({ element }) => !own.some((other) => other.element !== element && holds(element, other.element)),
  );
  // The browser closes a popover that dismisses itself.
  if (!layer || layer.element.querySelector(':popover-open:not([popover=manual])')) return;
  // Else the browser would close a dialog, also for the Escape of an input method.
  event.preventDefault();
  if (!isComposing(event)) layer.onEscape();
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
  layer.element.ownerDocument.addEventListener('keydown', onKeyDown);
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

/** Marks an element as one that is outside of no overlay: pressing or focusing it dismisses nothing. */
export function makeIndependent(element: Element): void {
  element.setAttribute(independent, '');
}

/** Whether a node is, or is inside, what belongs to no overlay. */
export function isIndependent(node: Node): boolean {
  for (let at: Node | null = node; at; at = parentOf(at))
    if (isElement(at) && at.hasAttribute(independent)) return true;
  return false;
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

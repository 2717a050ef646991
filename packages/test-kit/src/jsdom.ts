/**
 * Gives a window of jsdom what it lacks and components of the design system use: modal dialogs and popovers that open
 * and close, observers and media queries that report nothing, and measurements of a page without a layout. What the
 * window has already stays. Call it once, before the first render, e.g. in the set-up file of the tests.
 *
 * @param target @default the global `window`
 */
export function completeJsdom(target: Window & typeof globalThis = window): void {
  const { Document, Element, HTMLElement, HTMLDialogElement, Event, ShadowRoot } = target;

  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  // Vitest and Jest have a global object beside the window that elements know.
  for (const one of [target, target.document.defaultView])
    if (one) add(one, { ResizeObserver: Observer, IntersectionObserver: Observer, matchMedia: noMedia });
  add(Element.prototype, {
    scrollIntoView() {},
    getAnimations: () => [],
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
    checkVisibility(this: Element) {
      return isDisplayed(this);
    },
  });
  for (const { prototype } of [Document, ShadowRoot]) add(prototype, { elementFromPoint: () => null });
  add(HTMLElement.prototype, {
    // The style sheet of jsdom hides a popover, and knows none that is open.
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
    hidePopover(this: HTMLElement) {
      this.style.display = '';
    },
  });
  add(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** Whether neither the element nor one around it is `display: none`. */
function isDisplayed(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  for (let at: Element | null = element; at; at = at.parentElement)
    if (view?.getComputedStyle(at).display === 'none') return false;
  return true;
}

/** A query that never matches: the page of a desktop, with motion. */
function noMedia(media: string) {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** Adds what is missing. */
function add(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    // A name may be there without a value: jsdom has a window's matchMedia so.
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

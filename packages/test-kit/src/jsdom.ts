/**
 * Adds to a jsdom window what it lacks and the design system's components use: modal dialogs and popovers that open
 * and close, observers and media queries that report nothing, and measurements of a page without a layout. Keeps what
 * the window already has. Call it once, before the first render, e.g. in the set-up file of the tests.
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
  // In Vitest and Jest the global object is not the window of the document: both need the additions.
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
    // jsdom's style sheet hides every popover, also an open one.
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

/** A media query that never matches, as on a desktop without reduced motion. */
function noMedia(media: string) {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** Adds the properties that are undefined on the target. */
function add(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    // Compares the value, because jsdom's window has a property `matchMedia` that is undefined.
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/**
 * Helpers for nodes of any document. A component may be inside a shadow root or be rendered into the document of a
 * frame, whose classes differ from those of this window: `instanceof` fails there, and the global `document` is a
 * different one.
 */

/** Whether a value is a node of any document. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value;
}

/** Whether a value is an element of any document. */
export function isElement(value: unknown): value is Element {
  return isNode(value) && value.nodeType === 1;
}

/** Whether a value is an element with a `focus` method (HTML or SVG). */
export function isFocusable(value: unknown): value is HTMLElement {
  return isElement(value) && 'focus' in value;
}

/** The window that shows an element. */
export function windowOf(element: Element): Window {
  return element.ownerDocument.defaultView ?? window;
}

/** The document or shadow root of an element that is in the page. */
export const treeOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/**
 * The focused element as seen from an element: in its own shadow root if the focus is there, otherwise in its
 * document.
 */
export function activeElementAround(element: Element): Element | null {
  return treeOf(element).activeElement ?? element.ownerDocument.activeElement;
}

/** The element with this id in the same shadow root or document as another. */
export function elementById(near: Element, id: string): Element | null {
  return treeOf(near).getElementById(id);
}

/** The parent of a node; the host for a shadow root. */
export function parentOf(node: Node): Node | null {
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}

/** Whether a node is an element or inside it, including nested shadow roots. */
export function holds(element: Element, node: Node): boolean {
  for (let at: Node | null = node; at; at = parentOf(at)) if (at === element) return true;
  return false;
}

/** The innermost element at a point of the window, including shadow roots. */
export function elementAt(tree: Document | ShadowRoot, x: number, y: number): Element | null {
  const found = tree.elementFromPoint(x, y);
  const inner = found?.shadowRoot;
  return inner && inner !== tree ? elementAt(inner, x, y) : found;
}

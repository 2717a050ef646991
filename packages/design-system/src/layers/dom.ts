/**
 * Nodes of any document: a component may be inside the shadow root of an element, or be rendered into the document of a
 * frame, whose classes are not those of this window. There `instanceof` fails, and `document` is another.
 */

/** Whether it is a node of whichever document. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value;
}

/** Whether it is an element of whichever document. */
export function isElement(value: unknown): value is Element {
  return isNode(value) && value.nodeType === 1;
}

/** Whether it is an element with a `focus` method: of HTML or SVG. */
export function isFocusable(value: unknown): value is HTMLElement {
  return isElement(value) && 'focus' in value;
}

/** The window that shows an element. */
export function windowOf(element: Element): Window {
  return element.ownerDocument.defaultView ?? window;
}

/** The document or the shadow root that contains an element, which is on the page. */
export const treeOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** What has the focus, as seen from an element: in its own shadow root if it is there, else in its document. */
export function activeElementAround(element: Element): Element | null {
  return treeOf(element).activeElement ?? element.ownerDocument.activeElement;
}

/** The element with this id in the same shadow root or document as another. */
export function elementById(near: Element, id: string): Element | null {
  return treeOf(near).getElementById(id);
}

/** The element around a node; from the top of a shadow root its host. */
export function parentOf(node: Node): Node | null {
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}

/** Whether a node is an element or inside it, also in a shadow root in there. */
export function holds(element: Element, node: Node): boolean {
  for (let at: Node | null = node; at; at = parentOf(at)) if (at === element) return true;
  return false;
}

/** The innermost element at a place of the window, in shadow roots too. */
export function elementAt(tree: Document | ShadowRoot, x: number, y: number): Element | null {
  const found = tree.elementFromPoint(x, y);
  const inner = found?.shadowRoot;
  return inner && inner !== tree ? elementAt(inner, x, y) : found;
}

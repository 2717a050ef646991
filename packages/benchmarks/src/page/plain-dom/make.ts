/** Attributes of a new element; `undefined` leaves an attribute out. */
export type Attributes = Record<string, string | undefined>;

/** Makes an element with attributes and children. */
export function make(tag: string, attributes: Attributes = {}, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Makes an icon of one stroked path, 24 wide and high. */
export function drawing(path: string): SVGElement {
  const NAMESPACE = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(NAMESPACE, 'path');
  line.setAttribute('d', path);
  line.setAttribute('fill', 'none');
  line.setAttribute('stroke', 'currentColor');
  svg.append(line);
  return svg;
}

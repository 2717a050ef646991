/**
 * Scrolls the page up, as far as needed and possible, until `height` px below a field are in the window. The field
 * stays visible.
 */
export function makeRoomBelow(field: HTMLElement, height: number): void {
  // If the space were taller than the window, the field would be scrolled out of it.
  const room = Math.min(height, field.ownerDocument.documentElement.clientHeight - 2 * field.offsetHeight);
  field.style.setProperty('scroll-margin-bottom', `${Math.max(0, room)}px`);
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  field.style.removeProperty('scroll-margin-bottom');
}

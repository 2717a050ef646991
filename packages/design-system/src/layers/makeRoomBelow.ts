/**
 * Scrolls a field up as far as needed, and as far as its page can, until `height` px beneath it are in the window. The
 * field itself stays in sight.
 */
export function makeRoomBelow(field: HTMLElement, height: number): void {
  // Room taller than the window would push out the field.
  const room = Math.min(height, field.ownerDocument.documentElement.clientHeight - 2 * field.offsetHeight);
  field.style.setProperty('scroll-margin-bottom', `${Math.max(0, room)}px`);
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  field.style.removeProperty('scroll-margin-bottom');
}

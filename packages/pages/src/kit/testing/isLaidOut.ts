/** Whether an element is laid out: not one that `content-visibility` leaves for later. */
export const isLaidOut = (element: Element): boolean =>
  element.checkVisibility({ contentVisibilityAuto: true });

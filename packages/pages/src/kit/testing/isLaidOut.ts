/** Whether an element is laid out, and not skipped by `content-visibility`. */
export const isLaidOut = (element: Element): boolean =>
  element.checkVisibility({ contentVisibilityAuto: true });

/** Keyboard text for components that have no controls. */
export const NOTHING_TO_PRESS = 'Nothing in it can be pressed: Tab passes it by.';

export const ONE_LINK =
  'One stop for Tab: its link, which Enter follows. The drawn button is not a second one.';

import { createVar } from '@vanilla-extract/css';

/**
 * Width of the margin of a scrolling panel that the calendar extends over. While it is set, the months' names stick
 * to the panel's upper edge and the bar to its lower edge.
 */
export const reach = createVar('calendar-reach');

/** Position at which the names stick; invalid, and therefore without effect, in a calendar outside of a panel. */
export const stickAt = createVar('calendar-stick-at');

import { createVar } from '@vanilla-extract/css';

/**
 * Width of the margin of a scrolling panel that the calendar takes back. Set, the months' names stick to the panel's
 * upper edge and the bar to its lower one.
 */
export const reach = createVar('calendar-reach');

/** Where the names stick; invalid, and therefore nowhere, in a calendar in a page. */
export const stickAt = createVar('calendar-stick-at');

/** Where bookings are looked up. Apart from what is done there: every page has a link to it. */
export const LOOKUP_PATH = '/booking/lookup';

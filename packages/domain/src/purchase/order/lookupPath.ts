/** Path of the lookup page. In a module of its own, because every page links to it. */
export const LOOKUP_PATH = '/booking/lookup';

/** Colours of awnings and stalls. */
export const CLOTHS = ['#b5493a', '#2f6b62', '#d9a441', '#44617a'] as const;

import { globalLayer } from '@vanilla-extract/css';

/** The one cascade layer that holds every style of the design system, so that a consumer's own CSS always wins. */
export const layer = globalLayer('sabadora');

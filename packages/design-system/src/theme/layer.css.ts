import { globalLayer } from '@vanilla-extract/css';

/** The cascade layer of all styles of the design system, so that a consumer's unlayered CSS always wins. */
export const layer = globalLayer('sabadora');

export { PriceTag, type PriceTagProps } from './PriceTag.tsx';
export type { PriceTagWords } from './words.ts';

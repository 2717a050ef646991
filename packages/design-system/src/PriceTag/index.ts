export { PriceTag, type PriceTagProps } from './PriceTag.tsx';
export { priceTagWords, type PriceTagWords } from './words.ts';

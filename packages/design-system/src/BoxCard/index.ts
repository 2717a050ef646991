export type { Photo, PictureSource } from '../Picture/index.ts';
export { BoxCard, type BoxCardProps } from './BoxCard.tsx';
export type { BoxCardWords } from './words.ts';

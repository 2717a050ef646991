export type { Photo } from '../Picture/index.ts';
export { Gallery, type GalleryProps } from './Gallery.tsx';
export type { GalleryWords } from './words.ts';

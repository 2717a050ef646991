export type { PictureOptions } from './pictures.ts';
export { registerImages } from './registerImages.ts';

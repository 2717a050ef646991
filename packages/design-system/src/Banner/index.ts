export type { Photo, PictureSource } from '../Picture/index.ts';
export { Banner, type BannerAction, type BannerLink, type BannerProps } from './Banner.tsx';
export type { BannerWords } from './words.ts';

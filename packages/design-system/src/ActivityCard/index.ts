export type { Photo, PictureSource } from '../Picture/index.ts';
export { ActivityCard, type ActivityCardProps } from './ActivityCard.tsx';
export type { ActivityCardWords } from './words.ts';

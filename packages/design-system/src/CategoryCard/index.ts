export type { Photo, PictureSource } from '../Picture/index.ts';
export { CategoryCard, type CategoryCardProps } from './CategoryCard.tsx';

export { Picture, type Photo, type PictureProps, type PictureSource } from './Picture.tsx';
export { Placeholder, type PlaceholderProps } from './Placeholder.tsx';

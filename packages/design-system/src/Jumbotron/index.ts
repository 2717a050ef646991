export type { Photo, PictureSource } from '../Picture/index.ts';
export { Jumbotron, type JumbotronProps } from './Jumbotron.tsx';

export { composeScene } from './drawScene.ts';
export { QueueFull } from './limiter.ts';
export type { PictureAddress } from './pictureAddress.ts';
export type { PictureOptions } from './pictures.ts';
export { registerPictures } from './registerPictures.ts';
export { settingOf } from './settings/settingOf.ts';
export { pictureName, type Subject } from './subject.ts';
export type { Vignette } from './vignette.ts';

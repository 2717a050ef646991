import { type Format, isScene, type Scene, type SizeName, SIZES } from './address.ts';
import { readName, type Subject } from './subject.ts';

/** A picture that can be drawn. Its parts are safe in a file name. */
export interface PictureAddress {
  scene: Scene;
  /** 1 to 80 of a–z, 0–9 and hyphen, as `pictureName` writes it. */
  name: string;
  /** What the name says. */
  subject: Subject;
  size: SizeName;
  format: Format;
  /** Of the page, on a share picture. @default none */
  title?: string;
}

const PATH = /^([a-z]+)\/([a-z0-9-]{1,80})\/(\d+_\d+)\.(webp|jpeg)$/;

/** The widest size is a page's own. */
const PAGE_SIZE: SizeName = '3840_700';

/** Other sites show it, not all of which know WebP; nothing else is a JPEG. */
export const SHARE_SIZE: SizeName = '1200_630';

/** The picture at `{scene}/{name}/{size}.{webp|jpeg}`, or undefined when there can be none. */
export function readAddress(path: string): PictureAddress | undefined {
  const [, scene = '', name = '', size = '', format] = PATH.exec(path) ?? [];
  if (!isScene(scene) || !Object.hasOwn(SIZES, size)) return undefined;
  if ((size === SHARE_SIZE) !== (format === 'jpeg')) return undefined;
  const subject = readName(scene, name);
  if (!subject || (size === PAGE_SIZE && subject.kind !== 'page')) return undefined;
  return { scene, name, subject, size: size as SizeName, format: format as Format };
}

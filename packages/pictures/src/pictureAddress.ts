import { type Format, isScene, type Scene, type SizeName, SIZES } from './address.ts';
import { readName, type Subject } from './subject.ts';

/** The address of a picture that can be drawn. Its parts are safe in a file name. */
export interface PictureAddress {
  scene: Scene;
  /** 1 to 80 characters of a–z, 0–9 and hyphen, in the format of `pictureName`. */
  name: string;
  /** The subject that the name encodes. */
  subject: Subject;
  size: SizeName;
  format: Format;
  /** Title of the page on a share picture. @default none */
  title?: string;
}

const PATH = /^([a-z]+)\/([a-z0-9-]{1,80})\/(\d+_\d+)\.(webp|jpeg)$/;

/** The widest size exists only for pictures of pages. */
const PAGE_SIZE: SizeName = '3840_700';

/** The size for other sites, some of which do not support WebP; the only one that is a JPEG. */
export const SHARE_SIZE: SizeName = '1200_630';

/** The picture with the path `{scene}/{name}/{size}.{webp|jpeg}`, or undefined when there is none. */
export function readAddress(path: string): PictureAddress | undefined {
  const [, scene = '', name = '', size = '', format] = PATH.exec(path) ?? [];
  if (!isScene(scene) || !Object.hasOwn(SIZES, size)) return undefined;
  if ((size === SHARE_SIZE) !== (format === 'jpeg')) return undefined;
  const subject = readName(scene, name);
  if (!subject || (size === PAGE_SIZE && subject.kind !== 'page')) return undefined;
  return { scene, name, subject, size: size as SizeName, format: format as Format };
}

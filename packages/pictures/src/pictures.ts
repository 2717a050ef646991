import { availableParallelism } from 'node:os';
import { SIZES } from './address.ts';
import { createDiskCache } from './diskCache.ts';
import { drawScene } from './drawScene.ts';
import { readEdition, shortHash } from './edition.ts';
import { type Encode, encode as encodeWithSharp } from './encode.ts';
import { createLimiter } from './limiter.ts';
import { type PictureAddress, SHARE_SIZE } from './pictureAddress.ts';
import { withMark } from './withMark.ts';

export interface PictureOptions {
  /** Where drawn pictures are kept; without it each one is drawn at every request. */
  folder?: string;
  /** @default 512 MB */
  maxCacheBytes?: number;
  /** @default sharp */
  encode?: Encode;
  /** Signs the titles of share pictures; without it there are none. */
  titleSecret?: string | undefined;
  /**
   * Whether what a picture is of is on sale; only such pictures are drawn, so that nobody fills processor and disk with
   * others. Not called for pictures of pages. @default always
   */
  isOnSale?: (address: PictureAddress) => Promise<boolean>;
}

export interface Pictures {
  /** Undefined where nothing on sale has that picture. @throws QueueFull when too many are being drawn. */
  find: (address: PictureAddress) => Promise<Buffer | undefined>;
  /** Names the picture's bytes without drawing it: another value after any change to the way of drawing. */
  etagOf: (address: PictureAddress) => string;
}

const MAX_CACHE_BYTES = 512 * 1024 * 1024;
/** About ten seconds of drawing on two cores. */
const MAX_WAITING = 300;
/** Draws pictures, each once for all who ask at the same time, and keeps them on disk. */
export function createPictures({
  folder,
  maxCacheBytes = MAX_CACHE_BYTES,
  encode = encodeWithSharp,
  isOnSale = () => Promise.resolve(true),
}: PictureOptions): Pictures {
  const cache = folder === undefined ? undefined : createDiskCache({ folder, maxBytes: maxCacheBytes });
  const inTurn = createLimiter(availableParallelism(), MAX_WAITING);
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const edition = readEdition();
  const keyOf = ({ scene, name, size, format, title }: PictureAddress) =>
    `${edition}/${scene}/${name}.${size}${title === undefined ? '' : `.${shortHash(title)}`}.${format}`;

  async function readOrDraw(address: PictureAddress): Promise<Buffer | undefined> {
    const key = keyOf(address);
    const kept = await cache?.read(key);
    if (kept) return kept;
    const { scene, name, subject, size, format, title } = address;
    if (subject.kind !== 'page' && !(await isOnSale(address))) return undefined;
    const drawn = await inTurn(() => {
      const draw = (room: { width: number; height: number }) => drawScene({ scene, name, ...room });
      const svg = size === SHARE_SIZE ? withMark(draw, { ...SIZES[size], title }) : draw(SIZES[size]);
      return encode(svg, format);
    });
    await cache?.write(key, drawn);
    return drawn;
  }

  return {
    find: (address) => {
      const key = keyOf(address);
      const found = underWay.get(key) ?? readOrDraw(address).finally(() => underWay.delete(key));
      underWay.set(key, found);
      return found;
    },
    etagOf: (address) => `"${shortHash(keyOf(address))}"`,
  };
}

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
  /** Cache folder of drawn pictures; without it, each picture is drawn for every request. */
  folder?: string;
  /** @default 512 MB */
  maxCacheBytes?: number;
  /** @default sharp */
  encode?: Encode;
  /** Secret that signs the titles of share pictures; without it, they have no titles. */
  titleSecret?: string | undefined;
  /**
   * Whether the subject of a picture is on sale. Only such pictures are drawn, so that other requests cost neither
   * processor time nor disk space. Not called for pictures of pages. @default always
   */
  isOnSale?: (address: PictureAddress) => Promise<boolean>;
}

export interface Pictures {
  /**
   * Finds or draws a picture; undefined when its subject is not on sale. Drawing does not begin once all callers have
   * left (`left` is aborted).
   *
   * @throws QueueFull when drawing did not begin within a minute, or all callers have left
   */
  find: (address: PictureAddress, left?: AbortSignal) => Promise<Buffer | undefined>;
  /** ETag of a picture, without drawing it: it changes with every change to the drawing code. */
  etagOf: (address: PictureAddress) => string;
}

const MAX_CACHE_BYTES = 512 * 1024 * 1024;
/** Milliseconds within which drawing must begin; the site's proxy waits half as long again. */
const MAX_WAIT_MS = 60_000;

/** A picture that is being found or drawn, with the number of waiting callers. */
interface UnderWay {
  picture: Promise<Buffer | undefined>;
  waiting: number;
}

/** Creates the service that draws pictures, dedupes concurrent requests for the same one, and stores them on disk. */
export function createPictures({
  folder,
  maxCacheBytes = MAX_CACHE_BYTES,
  encode = encodeWithSharp,
  isOnSale = () => Promise.resolve(true),
}: PictureOptions): Pictures {
  const cache = folder === undefined ? undefined : createDiskCache({ folder, maxBytes: maxCacheBytes });
  const inTurn = createLimiter(availableParallelism(), MAX_WAIT_MS);
  const underWay = new Map<string, UnderWay>();
  const edition = readEdition();
  const keyOf = ({ scene, name, size, format, title }: PictureAddress) =>
    `${edition}/${scene}/${name}.${size}${title === undefined ? '' : `.${shortHash(title)}`}.${format}`;

  async function readOrDraw(address: PictureAddress, isWanted: () => boolean): Promise<Buffer | undefined> {
    const key = keyOf(address);
    const kept = await cache?.read(key);
    if (kept) return kept;
    const { scene, name, subject, size, format, title } = address;
    if (subject.kind !== 'page' && !(await isOnSale(address))) return undefined;
    const drawn = await inTurn(() => {
      const draw = (room: { width: number; height: number }) => drawScene({ scene, name, ...room });
      const svg = size === SHARE_SIZE ? withMark(draw, { ...SIZES[size], title }) : draw(SIZES[size]);
      return encode(svg, format);
    }, isWanted);
    await cache?.write(key, drawn);
    return drawn;
  }

  return {
    find: (address, left) => {
      const key = keyOf(address);
      const found: UnderWay = underWay.get(key) ?? {
        picture: readOrDraw(address, () => found.waiting > 0).finally(() => underWay.delete(key)),
        waiting: 0,
      };
      found.waiting += 1;
      left?.addEventListener('abort', () => (found.waiting -= 1), { once: true });
      underWay.set(key, found);
      return found.picture;
    },
    etagOf: (address) => `"${shortHash(keyOf(address))}"`,
  };
}

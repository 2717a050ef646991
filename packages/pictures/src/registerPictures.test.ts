import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Encode, encode } from './encode.ts';
import type { PictureOptions } from './pictures.ts';
import { registerPictures } from './registerPictures.ts';
import { signTitle } from './signature.ts';

const CARD = '/images/lake/alps-1-12-1/640_360.webp';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function createServer(options: PictureOptions = {}) {
  const server = Fastify();
  const counted = vi.fn<Encode>(encode);
  registerPictures(server, { folder, encode: counted, ...options });
  return { get: (url: string, headers = {}) => server.inject({ url, headers }), encoded: counted };
}

/** Files in the cache, ordered by name. */
async function keptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

describe('GET /images', () => {
  test('a picture is served as the WebP that it is, for ever', async () => {
    const response = await createServer().get('/images/sea/riviera-1-12-1/125_70.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 125,
      height: 70,
    });
  });

  test('a share picture is a JPEG of 1200 × 630 with the mark of the brand, and only that size is one', async () => {
    const { get } = createServer();
    const response = await get('/images/lake/home/1200_630.jpeg');
    expect(response.headers['content-type']).toBe('image/jpeg');
    const picture = sharp(response.rawPayload);
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // A pixel of the paper below the mark.
    const [red = 0, green = 0, blue = 0] = await picture
      .extract({ left: 60, top: 490, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.min(red, green, blue)).toBeGreaterThan(230);
    for (const path of ['lake/home/1200_630.webp', 'lake/home/1500_736.jpeg'])
      expect((await get(`/images/${path}`)).statusCode).toBe(404);
  });

  test('a share picture has the title of its page, which is drawn with its signature alone', async () => {
    const { get, encoded } = createServer({ titleSecret: 'secret' });
    const share = '/images/lake/home/1200_630.jpeg';
    const at = (title: string, signature: string) =>
      get(`${share}?${new URLSearchParams({ title, signature })}`);
    const signature = signTitle({ picture: 'lake/home', title: 'Spa' }, 'secret');
    const titled = await at('Spa', signature);
    expect(titled.statusCode).toBe(200);
    const { headers } = await get(share);
    expect(headers.etag).not.toBe(titled.headers.etag);
    encoded.mockClear();
    for (const refused of [
      await at('Spb', signature),
      await at('Spa', 'a'.repeat(22)),
      await get(`${share}?title=Spa`),
      await get(`${share}?title=Spa&title=Spb&signature=${signature}`),
      await createServer().get(`${share}?title=Spa&signature=${signature}`),
    ])
      expect(refused.statusCode).toBe(404);
    expect(encoded).not.toHaveBeenCalled();
  });

  test('a picture that the browser has is 304, without drawing it', async () => {
    const { get, encoded } = createServer();
    const { headers } = await get(CARD);
    const again = await createServer().get(CARD, { 'if-none-match': `W/"x", ${headers.etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    const fresh = await get('/images/lake/alps-1-12-2/640_360.webp', { 'if-none-match': headers.etag });
    expect(fresh.statusCode).toBe(200);
    expect(encoded).toHaveBeenCalledTimes(2);
  });

  test.each([
    '/images/moon/alps-1-12-1/640_360.webp',
    '/images/lake/alps-1-12-1/641_360.webp',
    '/images/lake/alps-1-12-1/640_360.png',
    '/images/lake/alps-1-12-1/640_360.avif',
    '/images/lake/alps-1-12-1/640_360.webp.webp',
    '/images/lake/alps-1-12-1/toString.webp',
    '/images/lake/UPPER/640_360.webp',
    '/images/lake/anything-at-all/640_360.webp',
    '/images/lake/atlantis-1-12-1/640_360.webp',
    '/images/lake/alps-1-12-1/3840_700.webp',
    '/images/lake/a_b/640_360.webp',
    '/images/lake/%2e%2e/640_360.webp',
    '/images/lake/..%2f..%2fetc/640_360.webp',
    `/images/lake/${'a'.repeat(61)}/640_360.webp`,
    `/images/lake/${'a'.repeat(5000)}/640_360.webp`,
    '/images/lake/alps-1-12-1',
    '/images',
  ])('%s is 404, and nothing is drawn', async (url) => {
    const { get, encoded } = createServer();
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBeUndefined();
    expect(encoded).not.toHaveBeenCalled();
  });

  test('what is not on sale is 404 and not drawn, unless it is kept; pictures of pages are always drawn', async () => {
    await createServer().get(CARD);
    const isOnSale = vi.fn<NonNullable<PictureOptions['isOnSale']>>(() => Promise.resolve(false));
    const { get, encoded } = createServer({ isOnSale });
    const gone = await get('/images/lake/alps-1-13-1/640_360.webp');
    expect([gone.statusCode, gone.headers['cache-control'], gone.headers.etag]).toEqual([
      404,
      undefined,
      undefined,
    ]);
    expect(encoded).not.toHaveBeenCalled();
    expect((await get(CARD)).statusCode).toBe(200);
    expect((await get('/images/lake/home/750_528.webp')).statusCode).toBe(200);
    expect(isOnSale).toHaveBeenCalledTimes(1);
    expect(isOnSale.mock.calls[0]?.[0].subject).toEqual({
      kind: 'stay',
      setting: 'alps',
      view: 0,
      hotelId: 1,
      offerId: 13,
      photo: 1,
    });
  });

  test('requested twenty times at once, a picture is drawn once', async () => {
    const { get, encoded } = createServer();
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(CARD)));
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(encoded).toHaveBeenCalledTimes(1);
  });

  test('pictures whose visitors have left are not drawn, unless somebody else waits for them', async () => {
    const server = Fastify();
    let open = 0;
    server.addHook('onRequest', async (_request, reply) => {
      open += 1;
      reply.raw.once('close', () => (open -= 1));
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const encoded = vi.fn<Encode>(() => released.then(() => Buffer.from('picture')));
    registerPictures(server, { encode: encoded });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const request = (photo: number, signal: AbortSignal | null = null) =>
      fetch(`${address}/images/forest/wallonia-${photo}-1-1/125_70.webp`, { signal });
    const places = availableParallelism();
    const drawing = Array.from({ length: places }, (_, at) => request(at + 1));
    await expect.poll(() => encoded.mock.calls.length).toBe(places);
    const leaving = new AbortController();
    const left = [101, 102, 103].map((photo) => request(photo, leaving.signal));
    await expect.poll(() => open).toBe(places + left.length);
    leaving.abort();
    await Promise.allSettled(left);
    await expect.poll(() => open).toBe(places);
    const stayed = [102, 201].map((photo) => request(photo));
    await expect.poll(() => open).toBe(places + stayed.length);
    release();
    const responses = await Promise.all([...drawing, ...stayed]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(encoded).toHaveBeenCalledTimes(responses.length);
    await server.close();
  });

  test('a kept picture is not drawn again, not even by another process', async () => {
    const first = await createServer().get(CARD);
    const { get, encoded } = createServer();
    const second = await get(CARD);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(encoded).not.toHaveBeenCalled();
  });

  test('each size is kept apart', async () => {
    const { get, encoded } = createServer();
    await get(CARD);
    await get('/images/lake/alps-1-12-1/125_70.webp');
    expect(encoded).toHaveBeenCalledTimes(2);
    expect(await keptFiles()).toHaveLength(2);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['emptied', () => Buffer.alloc(0)],
    [
      'changed in one byte',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === 400 ? byte ^ 1 : byte))),
    ],
  ])('a kept picture that was %s is drawn again', async (_what, damage) => {
    const first = await createServer().get(CARD);
    const [file = ''] = await keptFiles();
    await writeFile(file, damage(await readFile(file)));
    const { get, encoded } = createServer();
    const second = await get(CARD);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(encoded).toHaveBeenCalledTimes(1);
    await createServer().get(CARD);
    expect(encoded).toHaveBeenCalledTimes(1);
  });

  test('the oldest pictures go when the folder is full', async () => {
    const { get } = createServer({ maxCacheBytes: 12_000 });
    const names = Array.from({ length: 10 }, (_, n) => `wallonia-1-${n + 10}-1`);
    for (const [index, name] of names.entries()) {
      await get(`/images/forest/${name}/125_70.webp`);
      const file = (await keptFiles()).find((path) => path.includes(`/${name}.`));
      if (file) await utimes(file, index, index);
    }
    const kept = await keptFiles();
    const sizes = await Promise.all(kept.map(async (path) => (await stat(path)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.some((path) => path.includes('/wallonia-1-19-1.'))).toBe(true);
    expect(kept.some((path) => path.includes('/wallonia-1-10-1.'))).toBe(false);
  });

  test('a folder that cannot be written does not matter', async () => {
    const file = join(folder, 'a file');
    await writeFile(file, '');
    const { get, encoded } = createServer({ folder: join(file, 'inside') });
    expect((await get(CARD)).statusCode).toBe(200);
    expect((await get(CARD)).statusCode).toBe(200);
    expect(encoded).toHaveBeenCalledTimes(2);
  });

  test('an encoder that fails is a 500 that nobody keeps, and the next request tries again', async () => {
    const failing = vi.fn<Encode>(encode).mockRejectedValueOnce(new Error('no memory'));
    const { get } = createServer({ encode: failing });
    const broken = await get(CARD);
    expect([broken.statusCode, broken.headers['cache-control'], broken.headers.etag]).toEqual([
      500,
      'no-store',
      undefined,
    ]);
    expect((await get(CARD)).statusCode).toBe(200);
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DrawingAhead, startDrawingAhead } from './drawAhead.ts';
import { type Encode, encode } from './encode.ts';
import { registerPictures } from './registerPictures.ts';

let folder: string;
let ahead: DrawingAhead;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-ahead-'));
  ahead = startDrawingAhead(folder);
});

afterEach(async () => {
  ahead.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Names of the pictures in the cache. */
const kept = async () =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.split('/').at(-1));

test('pictures named ahead are there at their first request, in the order in which they were named', async () => {
  ahead.draw([
    '/images/lake/home/125_70.webp',
    '/images/moon/home/125_70.webp',
    'https://pictures.example/a.jpg',
  ]);
  ahead.draw(['/images/sea/theme-sea/125_70.webp']);
  ahead.finish();
  await expect.poll(kept).toEqual(expect.arrayContaining(['home.125_70.webp', 'theme-sea.125_70.webp']));
  const server = Fastify();
  const encoded = vi.fn<Encode>(encode);
  registerPictures(server, { folder, encode: encoded });
  for (const path of ['lake/home', 'sea/theme-sea'])
    expect((await server.inject(`/images/${path}/125_70.webp`)).statusCode).toBe(200);
  expect(encoded).not.toHaveBeenCalled();
});

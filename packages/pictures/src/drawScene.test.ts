import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SCENES, SIZES, type SizeName } from './address.ts';
import { drawScene } from './drawScene.ts';
import { encode } from './encode.ts';
import { SETTINGS } from './settings/settings.ts';

const CARD = SIZES['640_360'];
const PHOTOS = [1, 2, 3, 4, 5, 6, 7];
const SETTING_NAMES = Object.keys(SETTINGS);

/** Mean colour of a part of a picture, 0 to 255 per channel. */
async function meanOf(svg: string, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(
    await sharp(Buffer.from(svg)).extract(part).removeAlpha().toBuffer(),
  ).stats();
  return channels.map(({ mean }) => mean);
}

/** WCAG relative luminance. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Number of stays whose pictures are drawn in every scene. */
const OFFERS = process.env['SABADORA_MATRIX'] === 'quick' ? 4 : 14;

describe('drawScene', () => {
  test.each(SCENES)('%s: the same request gives the same text', (scene) => {
    for (const n of PHOTOS) {
      const request = { scene, name: `burgundy-471-4711-${n}`, ...CARD };
      expect(drawScene(request)).toBe(drawScene(request));
    }
  });

  test('different names give different pictures, and so do the photos of one offer', () => {
    const names = Array.from({ length: OFFERS }, (_, offer) =>
      PHOTOS.map((n) => `tuscany-${offer}-1${offer}-${n}`),
    ).flat();
    for (const scene of SCENES) {
      const pictures = new Set(names.map((name) => drawScene({ scene, name, ...SIZES['125_70'] })));
      expect(pictures.size).toBe(names.length);
    }
  });

  test('every way of drawing is met, and none holds a number that is none', () => {
    for (const scene of SCENES) {
      for (let offer = 0; offer < OFFERS; offer++) {
        for (const n of PHOTOS) {
          expect(
            drawScene({
              scene,
              name: `${SETTING_NAMES[(offer * 5 + n) % SETTING_NAMES.length]}-${offer}-1${offer}-${n}`,
              ...CARD,
            }),
          ).not.toMatch(/NaN|Infinity|undefined|#-/);
        }
      }
    }
  });

  test('each id is defined once and each reference leads to one', () => {
    for (const scene of SCENES) {
      for (const n of PHOTOS) {
        const svg = drawScene({ scene, name: `bruges-1-12-${n}`, ...CARD });
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const used = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(used.filter((id) => !ids.includes(id))).toEqual([]);
      }
    }
  });

  test('what is no picture is not drawn', () => {
    for (const name of ['-', '0-0', 'a', 'constructor', 'paris-1', 'atlantis-1-1-1'])
      expect(() => drawScene({ scene: 'lake', name, ...CARD })).toThrow(RangeError);
  });

  // Each scene and each size at least once, but not every combination: large pictures take seconds to encode.
  const sizes = Object.keys(SIZES) as SizeName[];
  const combinations = Array.from({ length: Math.max(sizes.length, SCENES.length) }, (_, at) => {
    const size = sizes[at % sizes.length] ?? '640_360';
    const scene = SCENES[at % SCENES.length] ?? 'lake';
    return [scene, size, at % 2 ? 'webp' : 'jpeg'] as const;
  });
  test.each(combinations)('%s at %s becomes a valid %s of its size', async (scene, size, format) => {
    const { width, height } = SIZES[size];
    const bytes = await encode(drawScene({ scene, name: 'lyon-8-81-1', width, height }), format);
    const found = await sharp(bytes).metadata();
    expect(found).toMatchObject({ format, width, height, hasAlpha: false });
    expect(bytes.length).toBeGreaterThan(300);
  });

  test.each([
    ['lake', 'home', 'light', '#1e2530'],
    ['lake', 'home-night', 'dark', '#f2ede4'],
    ['vineyard', 'home-gift', 'light', '#1e2530'],
    ['vineyard', 'home-gift-night', 'dark', '#f2ede4'],
  ] as const)(
    '%s/%s leaves a calm, %s sky for a title, left and above, in every hero size',
    async (scene, name, _tone, text) => {
      const textLuminance = luminance([1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)));
      for (const size of ['750_528', '1500_736', '3840_700'] as const) {
        const { width, height } = SIZES[size];
        const part = {
          left: Math.round(width * 0.12),
          top: Math.round(height * 0.12),
          width: Math.round(width * 0.3),
          height: Math.round(height * 0.22),
        };
        const sky = luminance(await meanOf(drawScene({ scene, name, width, height }), part));
        const [brighter, darker] = sky > textLuminance ? [sky, textLuminance] : [textLuminance, sky];
        expect((brighter + 0.05) / (darker + 0.05)).toBeGreaterThan(4.5);
      }
    },
  );

  test.each([
    ['lake', 'home'],
    ['vineyard', 'home-gift'],
  ] as const)('%s/%s shows the same place by day and by night', (scene, name) => {
    const outlines = (of: string) =>
      [...drawScene({ scene, name: of, ...CARD }).matchAll(/<path d="(M[^"]{400,})"/g)].map(([, d]) => d);
    const day = outlines(name);
    expect(day.length).toBeGreaterThan(1);
    expect(outlines(`${name}-night`).filter((d) => day.includes(d)).length).toBeGreaterThan(1);
  });
});

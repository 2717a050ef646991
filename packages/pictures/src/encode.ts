import sharp from 'sharp';
import type { Format } from './address.ts';

/** Encodes a drawing as a picture, in a thread of the pool. */
export type Encode = (svg: string, format: Format) => Promise<Buffer>;

/**
 * A picture is drawn while its first visitor waits, so encoding must be fast. Measured for a card of 640 × 360 px,
 * which takes 15 to 35 ms to draw: WebP with these settings 6 ms and 13 kB; WebP with effort 3 and smart subsampling
 * 30 ms and 16 kB; AVIF of the same fidelity with effort 2 of 9 55 ms and 11 kB. For a hero of 3840 × 700 px: WebP 55
 * ms and 63 kB, AVIF 450 ms and 50 kB.
 */
const ENCODING = {
  jpeg: { quality: 82, progressive: true },
  webp: { quality: 72, effort: 2 },
} as const;

/** Encodes with sharp, which does not block the event loop. */
export const encode: Encode = (svg, format) => {
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  switch (format) {
    case 'jpeg':
      return picture.jpeg(ENCODING.jpeg).toBuffer();
    case 'webp':
      return picture.webp(ENCODING.webp).toBuffer();
  }
};

import sharp from 'sharp';
import type { Format } from './address.ts';

/** Turns a drawing into the bytes of a picture, in a thread of the pool. */
export type Encode = (svg: string, format: Format) => Promise<Buffer>;

/** Effort 2 of 9: a picture is drawn while its first visitor waits. */
const ENCODING = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 82, progressive: true },
  webp: { quality: 77, effort: 3, smartSubsample: true },
} as const;

/** With sharp, which works off the event loop. */
export const encode: Encode = (svg, format) => {
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  switch (format) {
    case 'avif':
      return picture.avif(ENCODING.avif).toBuffer();
    case 'jpeg':
      return picture.jpeg(ENCODING.jpeg).toBuffer();
    case 'webp':
      return picture.webp(ENCODING.webp).toBuffer();
  }
};

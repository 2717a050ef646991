import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json|txt|webmanifest|ico|map)$/;

/** Smallest size in bytes at which a compressed copy saves anything in transfer. */
const SMALLEST = 512;

const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;

/**
 * Writes a `.br` and a `.gz` beside each text file of the client build. Brotli's highest quality takes as long as the
 * rest of the build: `BROTLI_QUALITY` in the environment, 0 to 11, chooses a lower one.
 *
 * @throws RangeError when `BROTLI_QUALITY` is not such a number.
 */
export function precompress(): Plugin {
  return {
    name: 'site-host:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      // Runs after all files are written.
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        if (dir === undefined) return;
        const quality = brotliQuality(process.env['BROTLI_QUALITY']);
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
        await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name), quality)));
      },
    },
  };
}

/** The quality in the text of `BROTLI_QUALITY`; the highest when it is empty or undefined. */
export function brotliQuality(text: string | undefined): number {
  if (text === undefined || text === '') return BEST_QUALITY;
  if (/^\d+$/.test(text) && Number(text) <= BEST_QUALITY) return Number(text);
  throw new RangeError(`BROTLI_QUALITY must be a whole number from 0 to ${BEST_QUALITY}, not "${text}".`);
}

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

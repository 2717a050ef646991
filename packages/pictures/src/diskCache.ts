import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Kept pictures. Never throws: a cache that cannot read or write is an empty one. */
export interface DiskCache {
  /** What was kept under this key, or undefined when it is missing or damaged. */
  read: (key: string) => Promise<Buffer | undefined>;
  write: (key: string, bytes: Buffer) => Promise<void>;
}

export interface DiskCacheOptions {
  /** Made when it does not exist. Several processes may share it. */
  folder: string;
  /** The oldest files go when the folder holds more. */
  maxBytes: number;
}

const CHECKSUM_BYTES = 20;
/** Room made by a clean-up, so that it is not due again at the next write. */
const KEPT_AFTER_SWEEP = 0.9;
/** How much is written between two looks at the whole folder, as a part of `maxBytes`. */
const SWEEP_EVERY = 1 / 16;

const checksum = (bytes: Buffer) => createHash('sha1').update(bytes).digest();

interface KeptFile {
  path: string;
  bytes: number;
  writtenAtMs: number;
}

/** Files that vanish meanwhile (another process cleans up too) are left out. */
async function listFiles(folder: string): Promise<KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: KeptFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, bytes: found.size, writtenAtMs: found.mtimeMs });
  }
  return files;
}

async function sweep({ folder, maxBytes }: DiskCacheOptions): Promise<void> {
  const files = (await listFiles(folder)).toSorted((a, b) => a.writtenAtMs - b.writtenAtMs);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  for (const { path, bytes } of files) {
    if (total <= maxBytes * KEPT_AFTER_SWEEP) return;
    await rm(path, { force: true });
    total -= bytes;
  }
}

/** Keeps bytes in files, each behind its checksum, within a bound. */
export function createDiskCache(options: DiskCacheOptions): DiskCache {
  const { folder, maxBytes } = options;
  // Due at the first write: an earlier run may have left the folder full.
  let writtenSinceSweep = Number.POSITIVE_INFINITY;

  async function put(key: string, bytes: Buffer): Promise<void> {
    const path = join(folder, key);
    const draft = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, Buffer.concat([checksum(bytes), bytes]));
      // A reader sees the whole file or none.
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    writtenSinceSweep += bytes.length;
    if (writtenSinceSweep < maxBytes * SWEEP_EVERY) return;
    writtenSinceSweep = 0;
    await sweep(options);
  }

  return {
    read: async (key) => {
      try {
        const file = await readFile(join(folder, key));
        const bytes = file.subarray(CHECKSUM_BYTES);
        return checksum(bytes).equals(file.subarray(0, CHECKSUM_BYTES)) ? bytes : undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, bytes) => put(key, bytes).catch(() => undefined),
  };
}

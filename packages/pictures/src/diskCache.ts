import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A cache of pictures on disk. Never throws: when it cannot read or write, it behaves like an empty cache. */
export interface DiskCache {
  /** The bytes stored under the key; undefined when they are missing or damaged. */
  read: (key: string) => Promise<Buffer | undefined>;
  write: (key: string, bytes: Buffer) => Promise<void>;
}

export interface DiskCacheOptions {
  /** Folder of the files; created when missing. Several processes may share it. */
  folder: string;
  /** Most bytes in the folder; beyond that, the oldest files are deleted. */
  maxBytes: number;
}

const CHECKSUM_BYTES = 20;
/** Part of `maxBytes` that remains after a clean-up, so that the next write does not need another one. */
const KEPT_AFTER_SWEEP = 0.9;
/** Part of `maxBytes` that is written before the folder's size is checked again. */
const SWEEP_EVERY = 1 / 16;

const checksum = (bytes: Buffer) => createHash('sha1').update(bytes).digest();

interface KeptFile {
  path: string;
  bytes: number;
  writtenAtMs: number;
}

/** Lists the files; those that another process deletes meanwhile are left out. */
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

/** Creates a cache that stores bytes in files, each with a checksum before them, up to a total size. */
export function createDiskCache(options: DiskCacheOptions): DiskCache {
  const { folder, maxBytes } = options;
  // The first write checks the folder's size, which may have been exceeded by an earlier run.
  let writtenSinceSweep = Number.POSITIVE_INFINITY;

  async function put(key: string, bytes: Buffer): Promise<void> {
    const path = join(folder, key);
    const draft = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, Buffer.concat([checksum(bytes), bytes]));
      // Renamed when complete, so that a reader never sees a part of the file.
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

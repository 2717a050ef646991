import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { lockDataFolder } from './dataFolder.ts';
import { DatabaseError } from './DatabaseError.ts';

describe('opening a database that is not there', () => {
  test.each([
    [
      'nothing listens',
      'postgresql://sabadora:geheim@127.0.0.1:1/sabadora',
      /No PostgreSQL server responds at .*127\.0\.0\.1:1/,
    ],
    [
      'the host is unknown',
      'postgresql://sabadora:geheim@no-such-host.invalid/sabadora',
      /host of .*no-such-host\.invalid.* is not known/,
    ],
    ['it is no address', 'sabadora on my machine', /not a PostgreSQL address/],
    [
      'it is another kind of server',
      'mysql://sabadora:geheim@127.0.0.1/sabadora',
      /not a PostgreSQL address/,
    ],
  ])('%s: the message says so and hides the password', async (_, url, message) => {
    const error = await openDatabase({ url }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain('geheim');
  });

  test('neither address nor folder is refused', async () => {
    await expect(openDatabase({})).rejects.toThrow(DatabaseError);
  });
});

describe('the data folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sabadora-folder-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is taken once in a process, and free again after it is given back', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(/already open/);
    release();
    lockDataFolder(folder)();
  });

  test('held by a process that runs is refused with its number', () => {
    writeFileSync(join(folder, 'lock'), String(process.ppid));
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by process ${process.ppid}`));
    rmSync(join(folder, 'lock'));
  });

  test('held by a process that is gone is taken over', () => {
    writeFileSync(join(folder, 'lock'), '2147480000');
    const release = lockDataFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  test('that cannot be made is named', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockDataFolder(join(folder, 'file', 'data'))).toThrow(/cannot be written/);
  });
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../services.ts';
import type { PackedPackage } from './packPackages.ts';

/** Problems that publint (strict) and Are the types wrong? find in a tarball. */
export async function checkTarball(one: PackedPackage): Promise<string[]> {
  const [lint, types] = await Promise.all([lintMessages(one), typeProblems(one)]);
  return [...lint, ...types];
}

async function lintMessages({ tarball }: PackedPackage): Promise<string[]> {
  const file = readFileSync(tarball);
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

async function typeProblems({ tarball }: PackedPackage): Promise<string[]> {
  // Stylesheets, fonts and tokens have no types.
  const args = [tarball, '--profile', 'esm-only', '--exclude-entrypoints', '/\\.css$/', '--format', 'ascii'];
  try {
    await promisify(execFile)('attw', args, { cwd: root, maxBuffer: 1e8 });
    return [];
  } catch (error) {
    return [String((error as { stdout?: string }).stdout ?? error)];
  }
}

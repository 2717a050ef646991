import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../services.ts';
import { PACKED_LIST, type PackedPackage } from '../packPackages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: readonly PackedPackage[];
  }
}

/** Packs the packages once before the project's tests, in a separate process, as a developer would. */
export default function setup(project: TestProject): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('node', [join(root, '.ci/pack.ts'), '--unchecked'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  project.provide('tarballs', JSON.parse(readFileSync(PACKED_LIST, 'utf8')) as readonly PackedPackage[]);
}

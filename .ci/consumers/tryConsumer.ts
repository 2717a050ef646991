import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { PackedPackage } from '../pack/packPackages.ts';
import { answers, anyPort, ended, start } from '../services.ts';
import { bookThrough, checkPage, type PageReport } from './checkPage.ts';
import { startFront } from './front.ts';
import { prepareProject, run, type Install } from './prepareProject.ts';

/** What holds in every consumer; those whose framework writes inline scripts add a nonce or hashes of their own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

export interface ConsumerReport extends PageReport {
  name: string;
  seconds: { install: number; build: number; page: number };
}

/** Installs, builds and serves a consumer's project, and uses its page in a browser. @throws Error when one of these fails */
export async function tryConsumer(
  name: string,
  tarballs: readonly PackedPackage[],
  install: Install,
  browser: Browser,
): Promise<ConsumerReport> {
  const timed = stopwatch();
  const folder = await prepareProject(name, tarballs, install);
  const installed = timed();
  const production = { ...process.env, NODE_ENV: 'production' };
  await run(folder, 'npm', ['run', '--silent', 'build'], production);
  const built = timed();
  const [port, frontPort] = [await anyPort(), await anyPort()];
  const env = { ...production, PORT: String(port), CSP: POLICY };
  const server = start('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const front = await startFront(port, frontPort);
  try {
    await answers(`http://127.0.0.1:${port}/`, server, 60_000);
    const report = await checkPage(browser, `http://127.0.0.1:${frontPort}/`);
    if (existsSync(join(folder, 'form.html'))) {
      const form = await checkPage(browser, `http://127.0.0.1:${frontPort}/form.html`, bookThrough);
      report.problems.push(...form.problems);
    }
    return { name, ...report, seconds: { install: installed, build: built, page: timed() } };
  } finally {
    front.closeAllConnections();
    front.close();
    // With the program that npm started.
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended(server);
  }
}

/** Seconds since the last call. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return seconds;
  };
}

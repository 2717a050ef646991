import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { PackedPackage } from '../pack/packPackages.ts';
import { untilResponds, anyPort, ended, hasEnded, start } from '../services.ts';
import { bookThrough, checkPage, type CreateTesters, type PageReport } from './checkPage.ts';
import { startFront } from './front.ts';
import { prepareProject, readManifest, run, type Install } from './prepareProject.ts';

/** Policy of every consumer; those whose framework writes inline scripts add a nonce or hashes. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

export interface ConsumerReport extends PageReport {
  name: string;
  seconds: { install: number; build: number; page: number };
}

/**
 * Installs, tests, builds and serves a consumer's project, and uses its page in a browser.
 *
 * @param signal Stops the server at once, which would otherwise keep running after a test has timed out.
 * @throws Error when one of these fails
 */
export async function tryConsumer(
  name: string,
  tarballs: readonly PackedPackage[],
  install: Install,
  browser: Browser,
  signal?: AbortSignal,
): Promise<ConsumerReport> {
  const timed = stopwatch();
  const folder = await prepareProject(name, tarballs, install);
  const installed = timed();
  if (readManifest(folder).scripts?.['test'] !== undefined)
    await run(folder, 'npm', ['run', '--silent', 'test'], environmentOfTests());
  const production = { ...process.env, NODE_ENV: 'production' };
  await run(folder, 'npm', ['run', '--silent', 'build'], production);
  const built = timed();
  const [port, frontPort] = [await anyPort(), await anyPort()];
  const env = { ...production, PORT: String(port), CSP: POLICY };
  const createTesters = await testersOf(folder);
  // The test may have timed out during the build; a server started now would never be stopped.
  signal?.throwIfAborted();
  const server = start('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  // Ends the process group, which includes the program that npm started.
  const stopServer = () => {
    if (server.pid !== undefined && !hasEnded(server)) process.kill(-server.pid, 'SIGTERM');
  };
  signal?.addEventListener('abort', stopServer);
  const front = await startFront(port, frontPort);
  try {
    await untilResponds(`http://127.0.0.1:${port}/`, server, 60_000);
    const report = await checkPage(browser, `http://127.0.0.1:${frontPort}/`, createTesters);
    if (existsSync(join(folder, 'form.html'))) {
      const form = await checkPage(
        browser,
        `http://127.0.0.1:${frontPort}/form.html`,
        createTesters,
        bookThrough,
      );
      report.problems.push(...form.problems);
    }
    return { name, ...report, seconds: { install: installed, build: built, page: timed() } };
  } finally {
    front.closeAllConnections();
    front.close();
    signal?.removeEventListener('abort', stopServer);
    stopServer();
    await ended(server);
  }
}

/** The Playwright testers of the test kit that the project has installed. */
async function testersOf(folder: string): Promise<CreateTesters> {
  const entry = join(folder, 'node_modules/@sabadora/test-kit/playwright.js');
  const { createTesters } = (await import(pathToFileURL(entry).href)) as { createTesters: CreateTesters };
  return createTesters;
}

/** The environment without Vitest's variables, so that the project's own tests run as usual. */
function environmentOfTests(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  return { ...Object.fromEntries(own), NODE_ENV: 'test' };
}

/** Makes a function that returns the seconds since its last call. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return seconds;
  };
}

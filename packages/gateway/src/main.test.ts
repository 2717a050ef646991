import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { picturesOfPages } from './search/drawFirstPages.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

function run(...args: string[]) {
  const { DATABASE_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], { env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (output.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.err += data.toString()));
  // Resolves on `close`, when all output has been read; that may be later than the exit.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output, ended };
}

async function addressOf({ child, output }: ReturnType<typeof run>): Promise<string> {
  while (!output.out.includes('gateway: ')) {
    if (child.exitCode !== null) throw new Error(`it ended: ${output.err}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
  return /http:\S+/.exec(output.out)?.[0] ?? '';
}

describe('the command line', () => {
  let folder: string;

  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'gateway-main-')), 'data');
  });

  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

  // The quick suite skips this because its end-to-end tests start the gateway in the same way.
  test(
    'it fills a new folder, says where it listens in one line, serves, and ends cleanly; the next start is quick',
    { tags: ['whole-matrix-only'] },
    async () => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        const running = run('--port', '0', '--hotels', '8', '--data', folder, '--today', '2026-11-21');
        const address = await addressOf(running);
        const health = await fetch(`${address}/gateway/health`);
        expect(await health.json()).toMatchObject({ status: 'ok', database: 'pglite', hotels: 8 });
        running.child.kill(signal);
        expect(await running.ended).toBe(0);
        expect(running.output.out.match(/^gateway: http:\/\/127\.0\.0\.1:\d+ \(pglite\)$/gm)).toHaveLength(1);
        expect(running.output.err).toBe('');
      }
    },
  );

  test(
    'with PICTURES_AHEAD=off no picture is drawn before it is requested',
    { tags: ['whole-matrix-only'] },
    async () => {
      vi.stubEnv('PICTURES_AHEAD', 'off');
      const data = `${folder}-without-pictures`;
      const running = run('--port', '0', '--hotels', '8', '--data', data, '--today', '2026-11-21');
      onTestFinished(() => void running.child.kill('SIGKILL'));
      const address = await addressOf(running);
      expect(existsSync(`${data}-pictures`)).toBe(false);
      const picture = await fetch(`${address}${picturesOfPages()[0]}`);
      expect(picture.status).toBe(200);
      running.child.kill('SIGTERM');
      expect(await running.ended).toBe(0);
      expect(running.output.err).toBe('');
    },
  );

  test('a taken port is one clear sentence and exit 1, before anything is filled', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { output, ended } = run(
      '--port',
      String(port),
      '--hotels',
      '8',
      '--data',
      `${folder}-unused`,
      '--today',
      '2026-11-21',
    );
    expect(await ended).toBe(1);
    expect(existsSync(`${folder}-unused`)).toBe(false);
    expect(output.err).toBe(
      `Port ${port} is taken. Stop what listens there, or choose another with --port.\n`,
    );
    other.close();
  });

  test('a command line it cannot follow is refused with the reason and the usage', async () => {
    const { output, ended } = run('--port', '70000');
    expect(await ended).toBe(1);
    expect(output.err).toContain('--port must be a whole number from 0 to 65535, not "70000".');
    expect(output.err).toContain('Usage: ');
  });
});

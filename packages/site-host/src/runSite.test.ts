import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, '..', 'fixture', 'src', 'server.ts');

let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

function start(port: number) {
  const started = spawn(process.execPath, [script, 'development', String(port)], { stdio: 'pipe' });
  child = started;
  const output = { text: '' };
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  }
  return { started, output };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends the site and frees its port', async (signal) => {
  const port = await freePort();
  const { started, output } = start(port);
  await expect.poll(() => output.text).toContain(`http://127.0.0.1:${port}`);
  started.kill(signal);
  expect(await once(started, 'exit')).toEqual([0, null]);
  const again = createServer().listen(port, '127.0.0.1');
  await once(again, 'listening');
  again.close();
});

test('a taken port gives one sentence and exit code 1', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { started, output } = start(port);
  // 'close' fires after all output has been read; 'exit' may fire before that.
  expect(await once(started, 'close')).toEqual([1, null]);
  expect(output.text.trim()).toBe(
    `Port ${port} is taken by another program: stop it, or choose another port with --port.`,
  );
  holder.close();
});

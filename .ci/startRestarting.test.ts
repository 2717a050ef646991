import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './services.ts';
import { startRestarting } from './startRestarting.ts';

let folder: string;
let file: string;
let output: string;
let close: () => Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restarting-'));
  file = join(folder, 'partner.json');
  output = '';
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => (output += `${line}\n`));
  writeFileSync(file, 'first');
});
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A program that prints its file and keeps running, or exits if the file requests that. */
const PROGRAM = `
  const text = require('node:fs').readFileSync(process.argv[1], 'utf8');
  console.log('serves ' + text);
  if (text === 'broken') process.exit(3);
  setInterval(() => {}, 1000);
`;

function run(isAccepted?: () => Promise<boolean>): void {
  close = startRestarting({
    name: 'The server',
    watched: [file],
    isAccepted,
    start: () => {
      const child = start('node', ['-e', PROGRAM, file], { stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return child;
    },
  });
}

/** Replaces the file by a new one, as `sed -i` and many editors do. */
function replace(text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const expectOutput = (text: string) => expect.poll(() => output, { timeout: 10_000 }).toContain(text);

test('a program starts again each time that its file is replaced, also after it ended by itself', async () => {
  run();
  await expectOutput('serves first');
  replace('second');
  await expectOutput('serves second');
  replace('broken');
  await expectOutput('The server ended with code 3. It starts again at the next change.');
  replace('third');
  await expectOutput('serves third');
});

test('what is refused leaves the last one running, until it is mended', async () => {
  let isAccepted = false;
  run(async () => isAccepted);
  await expectOutput('serves first');
  replace('refused');
  await expectOutput('The server keeps the last version that was accepted.');
  expect(output).not.toContain('starts again');
  isAccepted = true;
  replace('mended');
  await expectOutput('serves mended');
  expect(output).not.toContain('serves refused');
});

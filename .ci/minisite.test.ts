import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anyPort, root } from './services.ts';

const SECONDS = 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partners-'));
});
afterEach(() => rm(folder, { recursive: true }));

const command = join(root, '.ci/minisite.ts');
const env = () => ({ ...process.env, PARTNERS_FOLDER: folder });

interface Ran {
  code: number;
  output: string;
}

async function run(...args: string[]): Promise<Ran> {
  // The timeout makes a command that does not end fail with its output.
  const options = { cwd: root, env: env(), timeout: 60 * SECONDS };
  return promisify(execFile)('node', [command, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout + stderr,
    }),
  );
}

const NEW = [
  'new',
  'Night Post',
  '--id=500',
  '--url=night-post',
  '--locale=fr_FR',
  '--brand=gazette',
  '--title=Noctambules',
  '--lead=Pour les lève-tard.',
];

test('CH-171: a partner is written from what is said of it, and its address is named', async () => {
  const { code, output } = await run(
    ...NEW,
    '--no-preview',
    '--logo=https://a.example/l.svg',
    '--logo-color=#1A1A1A',
    '--campaign=2025-01-13..2025-03-31',
    '--stays=2025-01-17..2025-09-28',
    '--focal=0.2,0.8',
    '--start=Spa=/search?theme=12',
    '--start=Ville=/search?theme=21',
  );
  expect(code, output).toBe(0);
  expect(output).toContain('npm run minisite -- dev night-post');
  expect(output).toContain('night-post: the campaign ended on 2025-03-31. Visitors see');
  expect(JSON.parse(await readFile(join(folder, 'night-post.json'), 'utf8'))).toMatchObject({
    partnerName: 'Night Post',
    logo: { url: 'https://a.example/l.svg', color: '#1A1A1A', ground: 'paper' },
    minisites: [
      {
        minisiteId: 500,
        title: 'Noctambules',
        focalPoint: { x: 0.2, y: 0.8 },
        starts: [
          { label: 'Spa', to: '/search?theme=12' },
          { label: 'Ville', to: '/search?theme=21' },
        ],
        campaign: {
          booking: { from: '2025-01-13', until: '2025-03-31' },
          stay: { from: '2025-01-17', until: '2025-09-28' },
        },
      },
    ],
  });
  expect(await run('check')).toMatchObject({ code: 0, output: expect.stringContaining('Night Post') });
});

test('what cannot be read, or is missing, is said, and nothing is written', async () => {
  const faded = await run(...NEW, '--logo=https://a.example/l.svg', '--logo-color=#EEEEEE');
  expect(faded).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^--logo-color .*#EEEEEE on paper has a contrast/),
  });
  const wordless = await run(...NEW.slice(0, -1));
  expect(wordless).toMatchObject({ code: 1, output: expect.stringContaining('Say also --lead') });
  expect(await run('dev', 'nobody')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no partner "nobody"'),
  });
  expect(await readdir(folder)).toEqual([]);
});

test('faults of a brand in a file are named with its lines', async () => {
  const file = join(folder, 'tokens.txt.json');
  await writeFile(file, '{\n  "name": "night-post",\n  "titleFont": "serif",\n  "colorScheme": "night"\n}\n');
  const { code, output } = await run(...NEW, `--brand=${file}`);
  expect(code).toBe(1);
  expect(output).toContain(`${file}:3  \`brand.titleFont\` is not a field`);
  expect(output).toContain(`${file}:4  \`brand.colorScheme\`: write "light" or "dark".`);
  expect(output).toContain(`${file}:1  \`brand.color\` is missing. Add it.`);
});

test('help is printed, and what cannot be followed is refused in a sentence', async () => {
  const usage = expect.stringMatching(/^Usage: npm run minisite -- /);
  expect(await run('--help')).toEqual({ code: 0, output: usage });
  expect(await run('dev', '--help')).toEqual({ code: 0, output: usage });
  const sentence = (text: string) => expect.stringMatching(new RegExp(`^[^\n]*${text}[^\n]*\n$`));
  expect(await run('dev', 'night-post', '--colour=red')).toEqual({
    code: 1,
    output: sentence('`dev` has no option --colour'),
  });
  expect(await run(...NEW, '--brand=nofile.json')).toEqual({
    code: 1,
    output: sentence('--brand: the file .*nofile.json is not there'),
  });
});

test(
  'a preview has this partner alone, and its file anew when that changes; what is wrong in it is said',
  { tags: ['whole-matrix-only'], timeout: 240 * SECONDS },
  async () => {
    await run(...NEW, '--no-preview');
    await run(...NEW.map((arg) => arg.replace('500', '501').replace('night-post', 'other')), '--no-preview');
    const port = await anyPort();
    const child = spawn(
      'node',
      [command, 'dev', 'night-post', '--port', String(port), '--gateway', 'http://127.0.0.1:9', '--no-open'],
      { cwd: root, env: env(), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const page = async (url: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/minisite/${url}`, { redirect: 'manual' });
      return [response.status, await response.text()];
    };
    const patience = { timeout: 100 * SECONDS, interval: 500 };
    try {
      await expect.poll(() => output, patience).toContain(`http://night-post.localhost:${port}`);
      expect(await page('night-post')).toEqual([200, expect.stringContaining('Noctambules')]);
      expect(await page('other')).toEqual([302, '']);
      const file = join(folder, 'night-post.json');
      const text = await readFile(file, 'utf8');
      // Replaces the file by a new one, as `sed -i` and many editors do.
      const replace = async (next: string) => {
        await writeFile(`${file}.new`, next);
        await rename(`${file}.new`, file);
      };
      await replace(text.replace('"Noctambules"', '" "'));
      await expect.poll(() => output, patience).toContain('keeps the last version that was accepted');
      expect(output).toMatch(/night-post\.json:\d+ .*there are no words/);
      expect(await page('night-post')).toEqual([200, expect.stringContaining('Noctambules')]);
      await replace(text.replace('Noctambules', 'Couche-tard'));
      await expect
        .poll(() => page('night-post').catch(String), patience)
        .toEqual([200, expect.stringContaining('Couche-tard')]);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  },
);

// Installs what the workspace needs, then runs one of its scripts on the pinned Node.
// Plain JavaScript for the Node that the machine happens to have (20 or later).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [name = 'start', ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    `Sabadora needs Node 20 or later; this is Node ${process.versions.node}. Install a newer one from your package manager.`,
  );
  process.exit(1);
}

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// Removes npm's own settings, which pnpm would read as its own.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !key.toLowerCase().startsWith('npm_')),
);
const bin = join(root, 'node_modules', '.bin');
// A cache of compiled modules for all processes; it halves the start of a server or a test runner.
env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');
env.PATH = `${bin}${process.platform === 'win32' ? ';' : ':'}${env.PATH ?? ''}`;

let child;
let stopping = false;
function stop(signal) {
  stopping = true;
  if (child && child.exitCode === null) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm ends its shell but not this process, so this process ends when its parent is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop('SIGTERM');
}, 500).unref();

/** Runs a command to its end and resolves with its exit code. */
function run(command, commandArgs, options = {}) {
  return new Promise((resolve) => {
    child = spawn(command, commandArgs, { cwd: root, env, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

/** Whether the lock file is the one that pnpm installed last, of which it keeps a copy. */
function isInstalled() {
  try {
    return (
      readFileSync(join(root, 'node_modules', '.pnpm', 'lock.yaml'), 'utf8') ===
      readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
    );
  } catch {
    return false;
  }
}

async function install() {
  const started = Date.now();
  process.stdout.write('install … ');
  let installLog = '';
  const installed = await new Promise((resolve) => {
    child = spawn('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        installLog += chunk;
      });
    child.on('error', (error) => {
      installLog += error.message;
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
  if (stopping) process.exit(130);
  if (installed !== 0) {
    console.log('failed');
    console.error(installLog);
    process.exit(installed);
  }
  console.log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

if (!isInstalled()) await install();
process.exit(await run('node', [join(root, '.ci', `${name}.ts`), ...args]));

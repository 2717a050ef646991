/**
 * `npm run minisite`. `-- check` checks the files of all partners, `-- new NAME` writes a partner's file and serves
 * it (`--no-preview` only writes it), `-- dev NAME` serves a partner and starts again when its file changes, `--
 * build NAME --api ADDRESS` writes its minisites as files for a static host. `-- --help` lists the options.
 */
import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { argumentsOrExit } from '../sites/minisites/src/minisiteArguments.ts';
import { DEFAULT_PORTS, startMinisites } from './minisitesServers.ts';
import { claimPort, ended, root, start, stopAll, stopWithParent } from './services.ts';

stopWithParent();
const { command, name, values } = argumentsOrExit(process.argv.slice(2));

const filesCommand = join(root, 'sites/minisites/src/minisiteCommand.ts');

if (command === 'dev') process.exit(await preview(name));
let made: string | undefined;
const files = start('node', [filesCommand, ...process.argv.slice(2)], {
  ...(command === 'build' && { env: { ...process.env, NODE_ENV: 'production' } }),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
files.on('message', (url) => {
  if (typeof url === 'string') made = url;
});
const code = await ended(files);
if (code !== 0 || command !== 'new') process.exit(code);
if (values['no-preview'] !== true && made !== undefined) process.exit(await preview(made));
console.log(`Look at it: npm run minisite -- dev ${made ?? 'NAME'}`);

/** Serves a partner until its servers end. */
async function preview(partner: string): Promise<number> {
  const found = await findPartner(partner);
  if (!found) return 1;
  const { file, urls } = found;
  const settings = { ...DEFAULT_PORTS, ...values };
  const port = await claimPort(Number(settings.port), 'the minisite', '--port');
  const servers = await startMinisites({
    port,
    gatewayPort: Number(settings['gateway-port']),
    storefrontPort: settings['storefront-port'],
    gateway: settings.gateway,
    hotels: settings.hotels,
    isDev: true,
    partner: {
      name: basename(file, '.json'),
      file,
      isAccepted: async () => (await findPartner(basename(file, '.json'))) !== undefined,
    },
  });
  const addresses = urls.map((each) => `http://${each}.localhost:${port}`);
  console.log(
    `\n${addresses.join('\n')}\n\n${file}\nA change of this file is shown at once. Its campaign is shown as if it were open. Ctrl-C closes it.`,
  );
  if (values['no-open'] !== true) openInBrowser(addresses[0] ?? '');
  const ending = await Promise.race(servers.map((server) => server.ended));
  await stopAll();
  return ending === 0 ? 1 : ending;
}

/** A partner's file and the addresses of its minisites; undefined when there is none, after printing a message. */
async function findPartner(partner: string): Promise<{ file: string; urls: string[] } | undefined> {
  const child = start('node', [filesCommand, 'find', partner], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return (await ended(child)) === 0 ? (JSON.parse(output) as { file: string; urls: string[] }) : undefined;
}

/** Opens an address in a browser, if the machine has a display. */
function openInBrowser(address: string): void {
  const { platform, env } = process;
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return;
  const [program = '', ...before] =
    platform === 'darwin' ? ['open'] : platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const child = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

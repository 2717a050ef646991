import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callText, type EngineOptions, type EngineSession } from './session.ts';

/** A profile without prompts and telemetry, with the settings of Chromium's tests. */
const PREFERENCES = {
  'remote.active-protocols': 1,
  'ui.prefersReducedMotion': 1,
  // Enables touch events as on a phone; a desktop without a touch screen has none.
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'en-GB, en',
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'toolkit.startup.max_resumed_crashes': -1,
};

/**
 * For Vitest, which adds import maps to its documents. Off otherwise: with this setting, an ordinary page with
 * dynamic imports crashes Firefox 153.
 */
const IMPORT_MAPS = { 'dom.multiple_import_maps.enabled': true };

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  message?: string;
  result?: unknown;
}

/** Opens a connection over WebDriver BiDi; each command has a number, which its result repeats. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not respond at ${address}.`)));
  });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const command = message.id === undefined ? undefined : waiting.get(message.id);
    if (message.id === undefined || !command) return;
    waiting.delete(message.id);
    if (message.type === 'success') command.resolve(message.result);
    else command.reject(new Error(message.message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'));
  });
  let last = 0;
  return async function send<Result>(method: string, params: object = {}): Promise<Result> {
    last += 1;
    const id = last;
    const result = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ id, method, params }));
    return (await result) as Result;
  };
}

type ScriptResult =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Starts a headless Firefox with a new profile, driven over WebDriver BiDi. */
export async function startFirefox(
  executable: string,
  { hasImportMaps = false }: EngineOptions = {},
): Promise<EngineSession> {
  const profile = mkdtempSync(join(tmpdir(), 'sabadora-firefox-'));
  const lines = Object.entries({ ...PREFERENCES, ...(hasImportMaps && IMPORT_MAPS) }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  // Not an empty page, on which the address bar would keep the focus and get the keys for later pages.
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'data:text/html,',
  ];
  const child = spawn(executable, args, {
    env: { ...process.env, TZ: 'Europe/Paris' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => {
    child.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(`${found}/session`);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Firefox ended with code ${code}: ${output}`)));
  });
  const send = await connect(address);
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = tree.contexts[0]?.context;
  if (context === undefined) throw new Error('Firefox has opened no tab.');
  return {
    async navigate(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(fn, ...parameters) {
      const result = await send<ScriptResult>('script.evaluate', {
        expression: callText(fn, parameters),
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
      return JSON.parse(result.result.value) as Awaited<ReturnType<typeof fn>>;
    },
    async perform(...actions) {
      await send('input.performActions', { context, actions });
    },
    async resize(viewport) {
      await send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 });
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('browser.close').catch(() => {});
      const impatient = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(impatient);
      process.off('exit', end);
      end();
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../services.ts';
import { callText, type EngineSession } from './session.ts';

export interface WebKitPrograms {
  /** Path of WebKitWebDriver. */
  driver: string;
  /** Path of MiniBrowser, WebKitGTK's small browser. */
  browser: string;
  /** Path of Xvfb, a virtual display, because WebKitGTK has no headless mode. */
  display: string;
}

/** Starts a new virtual display, and resolves with its name, e.g. ":1". */
function startDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      resolve({ name: `:${chunk.toString().trim()}`, child });
    });
  });
}

/** A folder with settings for reduced motion, as in Chromium's tests. */
function calmSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabadora-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // Hides the buttons and fields of the toolbar, which would keep the window wider than a phone.
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n',
  );
  return folder;
}

/** Starts WebKitGTK's browser on a display of its own, driven over WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<EngineSession> {
  const display = await startDisplay(programs.display);
  const port = await freePort(0);
  const settings = calmSettings();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      TZ: 'Europe/Paris',
      XDG_CONFIG_HOME: settings,
      XDG_DATA_HOME: settings,
      XDG_CACHE_HOME: settings,
      // The sandbox cannot start as root; only our own pages are opened.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: 'ignore',
  });
  const end = () => {
    driver.kill('SIGKILL');
    display.child.kill('SIGKILL');
    rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);

  async function send<Result>(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`WebKit refuses ${path}: ${value.message || response.status}`);
    return value;
  }

  const options = { binary: programs.browser, args: ['--automation'] };
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': options,
      timeouts: { script: 120_000, pageLoad: 120_000 },
    },
  };
  const { sessionId } = await patiently(() =>
    send<{ sessionId: string }>('POST', '/session', { capabilities }),
  );
  const session = `/session/${sessionId}`;
  const execute = (script: string) => send<string>('POST', `${session}/execute/async`, { script, args: [] });
  const setWindow = (size: object) => send('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
  const call: EngineSession['call'] = async (fn, ...parameters) => {
    const result = await execute(
      `const done = arguments[0];
       ${callText(fn, parameters)}.then((result) => done('+' + result), (error) => done('-' + error))`,
    );
    if (result.startsWith('-')) throw new Error(result.slice(1));
    return JSON.parse(result.slice(1)) as Awaited<ReturnType<typeof fn>>;
  };
  return {
    call,
    async navigate(url) {
      await send('POST', `${session}/url`, { url });
    },
    async perform(...actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async resize({ width, height }) {
      // The toolbar above the page, measured before the window is resized, because sizes are wrong while it is.
      const bars = await call(() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
      await setWindow({ width: width + bars.x, height: height + bars.y });
    },
    async close() {
      await send('DELETE', session).catch(() => {});
      process.off('exit', end);
      end();
    },
  };
}

/** Retries for ten seconds, because the driver needs a moment until it listens. */
async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === 100 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../services.ts';
import { callText, type EngineSession } from './session.ts';

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser, WebKitGTK's own small browser. */
  browser: string;
  /** Xvfb, a virtual display: WebKitGTK has no headless mode. */
  display: string;
}

/** Starts a display of its own, and resolves with its name, e.g. ":1". */
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

/** A folder with the settings of a visitor who wants no motion, as Chromium's tests have it. */
function calmSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabadora-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // The buttons and fields of its toolbar would keep the window wider than a phone's.
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
      // As root the sandbox cannot start, and only our own pages are opened.
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
      // The window has a toolbar above the page. Measured before anything changes: a window that is being sized says
      // nothing of it.
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

/** Tries until it succeeds, for ten seconds: the driver needs a moment until it listens. */
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

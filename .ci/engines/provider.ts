import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserCommands } from 'vitest/browser';
import type { BrowserCommand, BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import { commands } from './commands.ts';
import type { EngineSession, Size } from './session.ts';
import { keepTabInPage } from './target.ts';

/**
 * Vitest's locators of its Playwright provider, which send their selectors unchanged, so that every engine can use
 * them.
 */
const LOCATORS = join(
  dirname(createRequire(import.meta.url).resolve('@vitest/browser-playwright')),
  'locators.js',
);

/** A Vitest provider of a browser that is driven over WebDriver; it opens one page at a time. */
export class WebDriverProvider implements BrowserProvider {
  readonly name = 'webdriver';
  readonly supportsParallelism = false;
  readonly initScripts: string[] = [LOCATORS];
  readonly #open: () => Promise<EngineSession>;
  #opening: Promise<EngineSession> | undefined;
  #session: EngineSession | undefined;
  #size: Size | undefined;

  constructor(project: TestProject, open: () => Promise<EngineSession>) {
    this.#open = open;
    // Vitest has types for the commands that tests call by name, not for those that its own `userEvent` calls.
    for (const [name, command] of Object.entries(commands))
      project.browser?.registerCommand(name as keyof BrowserCommands, command as BrowserCommand<unknown[]>);
  }

  /** @throws Error when no page has been opened */
  get session(): EngineSession {
    if (!this.#session) throw new Error('The browser has no open page.');
    return this.#session;
  }

  getCommandsContext(): Record<string, unknown> {
    return {};
  }

  async openPage(_sessionId: string, url: string): Promise<void> {
    this.#opening ??= this.#open();
    this.#session = await this.#opening;
    await this.#session.navigate(url);
    await this.#session.call(keepTabInPage);
  }

  /** Makes the window at least as large as the test's frame. */
  async resize(size: Size): Promise<void> {
    if (this.#size?.width === size.width && this.#size.height === size.height) return;
    await this.session.resize(size);
    this.#size = size;
  }

  async close(): Promise<void> {
    const session = await this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    this.#session = undefined;
    this.#size = undefined;
    await session?.close();
  }
}

/** A Vitest browser provider for the engine that `open` starts; `name` is Vitest's name of that browser. */
export function webdriver(
  name: 'firefox' | 'webkit',
  open: () => Promise<EngineSession>,
): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: [name],
    providerFactory: (project) => new WebDriverProvider(project, open),
  });
}

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { haveBrowser } from './chromium.ts';
import { anyPort, ended, root, start, stopWithParent } from './services.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});

stopWithParent();
await haveBrowser();
const built = await ended(start('storybook', ['build', '--quiet', '--disable-telemetry']));
if (built !== 0) process.exit(built);

process.exit(
  await ended(
    start(
      'playwright',
      [
        'test',
        '--config',
        join(root, '.storybook/screenshots/playwright.config.ts'),
        ...(values.update ? ['--update-snapshots=all'] : []),
        // Parts of story ids, to take only some screenshots.
        ...positionals.flatMap((part) => ['--grep', part]),
      ],
      { env: { ...process.env, SCREENSHOTS_PORT: String(await anyPort()) } },
    ),
  ),
);

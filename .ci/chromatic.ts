import { join } from 'node:path';
import { ended, root, start, stopWithParent } from './services.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs the token of a project: set CHROMATIC_PROJECT_TOKEN. Without one, npm run screenshots compares the same stories here.',
  );
  process.exit(1);
}

stopWithParent();
const built = await ended(start('storybook', ['build', '--quiet', '--disable-telemetry', '--stats-json']));
if (built !== 0) process.exit(built);
process.exit(
  await ended(start('chromatic', ['--config-file', join(root, '.storybook/chromatic.config.json')])),
);

import { ended, start, stopWithParent } from './services.ts';

stopWithParent();
process.exit(await ended(start('storybook', ['dev', '--port', '6006', '--no-open', '--disable-telemetry'])));

// Checks the content files and imports them, or prints a link to a preview: see `contentCommand.ts`.
import { join } from 'node:path';
import { ended, root, start, stopWithParent } from './services.ts';

stopWithParent();
const command = join(root, 'packages/gateway/src/content/contentCommand.ts');
process.exit(await ended(start('node', [command, ...process.argv.slice(2)])));

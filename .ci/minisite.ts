// Checks the files of partners, or writes a new one: see `minisiteCommand.ts`.
import { join } from 'node:path';
import { ended, root, start, stopWithParent } from './services.ts';

stopWithParent();
const command = join(root, 'sites/minisites/src/minisiteCommand.ts');
process.exit(await ended(start('node', [command, ...process.argv.slice(2)])));

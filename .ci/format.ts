import { ended, start } from './services.ts';

process.exit(await ended(start('oxfmt', [])));

import { startPostgres } from './postgres.ts';
import { writeFileSync } from 'node:fs';
const pg = await startPostgres();
writeFileSync('/tmp/gw-pg-url', pg?.url ?? 'none');
setTimeout(() => { pg?.stop(); process.exit(0); }, 700_000);
process.on('SIGTERM', () => { pg?.stop(); process.exit(0); });

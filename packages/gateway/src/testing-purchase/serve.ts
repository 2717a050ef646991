// Starts a gateway for tests that kill it. The first argument is its database, an address or a folder; prints its
// address.
import { openDatabase } from '../database/connect.ts';
import { createGateway } from '../server.ts';

const [, , where = ''] = process.argv;
const database = await openDatabase(where.startsWith('postgres') ? { url: where } : { dataDir: where });
const server = createGateway({ database, payment: 'sandbox', purchase: { sweepEveryMs: 50 } });
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);

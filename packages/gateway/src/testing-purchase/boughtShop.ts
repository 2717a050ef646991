import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/connect.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { buy } from './buyer.ts';
import { createPurchaseServer, type PurchaseServer } from './purchaseServer.ts';

/** A server for all tests of a block, where Ana has bought a stay; available only within a test. */
export function boughtShop(open: TestDatabase['open']): () => PurchaseServer {
  let database: Database;
  let shop: PurchaseServer;
  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await buy(shop.server);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });
  return () => shop;
}

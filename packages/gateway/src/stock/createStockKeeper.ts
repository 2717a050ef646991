import type { Kysely } from 'kysely';
import { readSearchVersion } from '../catalogue/calendarDays.ts';
import type { Tables } from '../database/tables.ts';
import { createDayCache } from './dayCache.ts';
import { readStock } from './readStock.ts';
import type { Stock } from './Stock.ts';

/** Keeps the stock of the catalogue that is in the database now. */
export interface StockKeeper {
  /** The stock of the present version, read anew when another process or an import has changed the catalogue. */
  current: () => Promise<Stock>;
}

/** Version of a catalogue that searches were never prepared for; it has nothing on sale. */
const NONE = 'none';

/** A keeper that has read nothing yet; the first search, or whoever calls it before, waits for the reading. */
export function createStockKeeper(db: Kysely<Tables>): StockKeeper {
  let held: Promise<Stock> | undefined;

  const read = (): Promise<Stock> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        const version = (await readSearchVersion(snapshot)) ?? NONE;
        const { hotels, offers, activities } = await readStock(snapshot);
        return {
          version,
          hotels,
          offers,
          activities,
          offerNumbers: new Map(Array.from(offers.id, (id, number) => [id, number])),
          days: createDayCache(db, { version, offers: offers.count }),
        };
      });

  return {
    current: async () => {
      const version = (await readSearchVersion(db)) ?? NONE;
      const before = held;
      const stock = await before?.catch(() => undefined);
      if (stock?.version === version) return stock;
      // Of several searches that find it out of date, the first one reads and the others wait for it.
      if (held === before) held = read();
      const reading = held ?? read();
      return reading;
    },
  };
}

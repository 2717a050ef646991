import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Most statements that a connection keeps prepared or remembers as seen once. */
const MOST_STATEMENTS = 1000;
/** Longer statements are not prepared: they are those of imports, with a parameter for each value of many rows. */
const LONGEST_STATEMENT = 8000;
/** Checkouts of connections after which statements are planned again, because tables may have grown. */
const LOANS_OF_A_PLAN = 200;

/** Counts across all connections, because those of one PGlite share its session. */
let count = 0;

/** Names a statement when it is sent for the second time; most statements that are sent once are never repeated. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (text.length > LONGEST_STATEMENT) return undefined;
    const known = names.get(text);
    if (known !== undefined) return known;
    const isRepeated = names.has(text);
    if (!isRepeated && names.size >= MOST_STATEMENTS) return undefined;
    const name = isRepeated ? `statement_${(count += 1)}` : undefined;
    names.set(text, name);
    return name;
  };
}

/**
 * A pool whose connections prepare statements with parameters: parsing and planning are half of the cost of a short
 * one. Only for connections that keep their session, which a server behind a pooler may not.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let loans = 0;

  function prepare(client: pg.PoolClient): PostgresPoolClient {
    const plain: PostgresPoolClient = client;
    const nameOf = statementNames();

    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(sent: string | PostgresCursor<R>, values: readonly unknown[] = []) {
      if (typeof sent !== 'string') return plain.query(sent);
      const name = values.length > 0 ? nameOf(sent) : undefined;
      if (name === undefined) return plain.query<R>(sent, values);
      const result: Promise<unknown> = client.query({ name, text: sent, values: [...values] });
      return result as Promise<PostgresQueryResult<R>>;
    }

    return { query, release: (destroy) => client.release(destroy) };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      loans += 1;
      if (loans % LOANS_OF_A_PLAN === 0) await client.query('discard plans');
      const known = prepared.get(client) ?? prepare(client);
      prepared.set(client, known);
      return known;
    },
  };
}

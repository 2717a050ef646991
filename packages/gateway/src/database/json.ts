import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as its JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A jsonb column with a default. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

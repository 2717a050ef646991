import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isIsoDay } from '@sabadora/days';

/** Thrown for a wrong command line; the message says why and what is accepted. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The options of the command line. */
export interface GatewayCommand {
  /** Port; 0 lets the system choose one. @default 4100 */
  port: number;
  /** @default 127.0.0.1 */
  host: string;
  /** Number of hotels to generate when the database is empty; the generator's default when left out. */
  hotels?: number;
  /** Folder of the built-in database. @default .data/gateway in the repository */
  data: string;
  /** ISO day that is used as "today" throughout. */
  today?: string;
}

const DEFAULT_DATA = fileURLToPath(new URL('../../../.data/gateway', import.meta.url));

/** Text of `--help`. */
export const USAGE = `Usage: node main.ts [--port 4100] [--host 127.0.0.1] [--hotels N] [--data FOLDER] [--today YYYY-MM-DD]
With DATABASE_URL set, that PostgreSQL server is used instead of the folder.`;

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function isoDay(name: string, text: string): string {
  const value: unknown = text;
  if (isIsoDay(value)) return value;
  throw new UsageError(`--${name} must be a day as YYYY-MM-DD, not "${text}".`);
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { port: text, host: text, hotels: text, data: text, today: text } })
      .values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/**
 * Reads the gateway's command line.
 *
 * @throws UsageError for an unknown option or a value out of range.
 */
export function readCommand(args: string[]): GatewayCommand {
  const { port = '4100', host = '127.0.0.1', hotels, data = DEFAULT_DATA, today } = parse(args);
  return {
    port: wholeNumber('port', port, 0, 65_535),
    host,
    data,
    ...(hotels === undefined ? {} : { hotels: wholeNumber('hotels', hotels, 1, 1_000_000) }),
    ...(today === undefined ? {} : { today: isoDay('today', today) }),
  };
}

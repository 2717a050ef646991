import { keyOf, type Line, LINE_SCHEMAS, type LineType } from './importSchemas.ts';

/** Why a line was left out. */
export interface ImportProblem {
  /** Counted from 1. */
  line: number;
  reason: string;
}

/** Reads lines one after the other and records the keys of their records. */
export interface LineReader {
  /** Parses a line; undefined when it is faulty, which is reported. */
  parse: (number: number, text: string) => Line<LineType> | undefined;
  /** Like `parse`, for a line that is an object already. */
  check: (number: number, value: unknown) => Line<LineType> | undefined;
  /** Marks the record of a valid line as faulty. */
  refuse: (type: LineType, key: number | string) => void;
  /** The keys of all lines of a type, including the faulty ones. */
  named: (type: LineType) => (number | string)[];
}

const isLineType = (type: unknown): type is LineType =>
  typeof type === 'string' && Object.hasOwn(LINE_SCHEMAS, type);

/** The key of a faulty line, as far as it has one. */
function claimedKey(value: object): unknown {
  if ('id' in value) return value.id;
  return 'code' in value ? value.code : undefined;
}

type Keys = Map<LineType, Set<number | string>>;

const keysOf = (keys: Keys, type: LineType) => {
  const known = keys.get(type) ?? new Set();
  keys.set(type, known);
  return known;
};

/** Creates a line reader that reports faults to `report`. */
export function createLineReader(report: (problem: ImportProblem) => void): LineReader {
  const seen: Keys = new Map();
  /** Keys of faulty lines: their records stay as they are, also when everything else is replaced. */
  const faulty: Keys = new Map();

  function parse(line: number, text: string): Line<LineType> | undefined {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      report({ line, reason: `is not JSON: ${(error as Error).message}` });
      return undefined;
    }
    return check(line, value);
  }

  function check(line: number, value: unknown): Line<LineType> | undefined {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    if (!isLineType(type)) {
      report({ line, reason: `"type" must be one of ${Object.keys(LINE_SCHEMAS).join(', ')}` });
      return undefined;
    }
    const parsed = LINE_SCHEMAS[type].safeParse(value);
    if (!parsed.success) {
      const reasons = parsed.error.issues
        .slice(0, 5)
        .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
      report({ line, reason: reasons.join('; ') });
      const key = claimedKey(value as object);
      if (typeof key === 'string' || typeof key === 'number') keysOf(faulty, type).add(key);
      return undefined;
    }
    const key = keyOf(parsed.data);
    if (keysOf(seen, type).has(key)) {
      report({ line, reason: `${type} ${key} is in the file twice; the first is kept` });
      return undefined;
    }
    keysOf(seen, type).add(key);
    return parsed.data;
  }

  return {
    parse,
    check,
    refuse: (type, key) => {
      keysOf(seen, type).delete(key);
      keysOf(faulty, type).add(key);
    },
    named: (type) => [...keysOf(seen, type), ...keysOf(faulty, type)],
  };
}

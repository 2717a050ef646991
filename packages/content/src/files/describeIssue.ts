import type * as z from 'zod/mini';

/** A field that does not match its schema, with a message for editors. */
export interface FieldProblem {
  path: readonly PropertyKey[];
  message: string;
}

const nameOf = (path: readonly PropertyKey[]) => (path.length === 0 ? 'The file' : `\`${path.join('.')}\``);

const unknownField = (path: readonly PropertyKey[]): FieldProblem => ({
  path,
  message: `${nameOf(path)} is not a field that is known here. Correct its name, or remove it.`,
});

/** Names of JSON and YAML types for messages, by zod's names. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'fields with names',
  record: 'fields with names',
  array: 'a list',
  NaN: 'what is no number',
};

/** The message of a value with a wrong type, unless the schema has its own message. */
function typeClause({ message }: z.core.$ZodIssue): string {
  const [, expected = '', received = ''] =
    /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (expected === '') return message;
  return `there must be ${TYPES[expected] ?? expected} here, not ${TYPES[received] ?? received}`;
}

/**
 * The branch of a union that the value is closest to: the deepest one, and of several the one with the fewest
 * problems.
 */
function nearestBranch(branches: readonly FieldProblem[][]): FieldProblem[] {
  const depthOf = (branch: readonly FieldProblem[]) => Math.max(0, ...branch.map(({ path }) => path.length));
  const [nearest = []] = branches
    .filter((branch) => branch.length > 0)
    .toSorted((a, b) => depthOf(b) - depthOf(a) || a.length - b.length);
  return nearest;
}

/** The problems of an issue: for a union, those of its closest branch; for unknown fields, one for each. */
export function describeIssue(issue: z.core.$ZodIssue, around: readonly PropertyKey[] = []): FieldProblem[] {
  const path = [...around, ...issue.path];
  if (issue.code === 'invalid_union') {
    const nearest = nearestBranch(
      issue.errors.map((branch) => branch.flatMap((inner) => describeIssue(inner, path))),
    );
    if (nearest.length > 0) return nearest;
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key]));
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return [{ path, message: `${nameOf(path)} is missing. Add it.` }];
  return [{ path, message: `${nameOf(path)}: ${typeClause(issue)}.` }];
}

/** Fields of `input` that the schema does not know and therefore left out of `output`. */
export function unknownFields(
  input: unknown,
  output: unknown,
  path: readonly PropertyKey[] = [],
): FieldProblem[] {
  if (Array.isArray(input))
    return input.flatMap((each, at) =>
      unknownFields(each, Array.isArray(output) ? output[at] : undefined, [...path, at]),
    );
  if (typeof input !== 'object' || input === null) return [];
  const known = new Map(Object.entries(output ?? {}));
  return Object.entries(input).flatMap(([name, value]) => {
    const at = [...path, name];
    if (!known.has(name)) return [unknownField(at)];
    return unknownFields(value, known.get(name), at);
  });
}

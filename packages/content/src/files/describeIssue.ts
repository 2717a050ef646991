import type * as z from 'zod/mini';

/** Where and how a field breaks its schema. */
export interface FieldProblem {
  path: readonly PropertyKey[];
  message: string;
}

const nameOf = (path: readonly PropertyKey[]) => (path.length === 0 ? 'The file' : `\`${path.join('.')}\``);

const unknownField = (path: readonly PropertyKey[]): FieldProblem => ({
  path,
  message: `${nameOf(path)} is not a field that is known here. Correct its name, or remove it.`,
});

/** What JSON and YAML have, by zod's names. */
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

/** The sentence for a value of another type, where the schema has none of its own. */
function typeClause({ message }: z.core.$ZodIssue): string {
  const [, expected = '', received = ''] =
    /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (expected === '') return message;
  return `there must be ${TYPES[expected] ?? expected} here, not ${TYPES[received] ?? received}`;
}

/** The branch of a union that got furthest: of several, the one with the least to mend. */
function nearestBranch(branches: readonly FieldProblem[][]): FieldProblem[] {
  const depthOf = (branch: readonly FieldProblem[]) => Math.max(0, ...branch.map(({ path }) => path.length));
  const [nearest = []] = branches
    .filter((branch) => branch.length > 0)
    .toSorted((a, b) => depthOf(b) - depthOf(a) || a.length - b.length);
  return nearest;
}

/** All that an issue is about: a union reports its nearest branch, and each unknown field is a problem of its own. */
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

/** Fields of `input` that a schema knew nothing of, and so left out of `output`. */
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

import type * as z from 'zod/mini';

/** Where and how a field breaks its schema. */
export interface FieldProblem {
  path: readonly PropertyKey[];
  message: string;
}

const nameOf = (path: readonly PropertyKey[]) => (path.length === 0 ? 'The file' : `\`${path.join('.')}\``);

/** The innermost explanation of an issue: a union reports the branch that got furthest, of several the one with the least to mend. */
export function describeIssue(issue: z.core.$ZodIssue, around: readonly PropertyKey[] = []): FieldProblem {
  const path = [...around, ...issue.path];
  if (issue.code === 'invalid_union') {
    const deepest = issue.errors
      .toSorted((a, b) => a.length - b.length)
      .flat()
      .toSorted((a, b) => b.path.length - a.path.length)[0];
    if (deepest) return describeIssue(deepest, path);
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return { path, message: `${nameOf(path)} is missing. Add it.` };
  return { path, message: `${nameOf(path)}: ${issue.message}.` };
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
    if (!known.has(name))
      return [
        {
          path: at,
          message: `${nameOf(at)} is not a field that is known here. Correct its name, or remove it.`,
        },
      ];
    return unknownFields(value, known.get(name), at);
  });
}

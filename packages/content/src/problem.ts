/** A mistake in a file of content. */
export interface ContentProblem {
  /** Path below the folder of content. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong and how to mend it, in a sentence or two. */
  message: string;
}

/** The problem as a line of a terminal, which editors make a link of. */
export function problemLine(folder: string, { file, line, message }: ContentProblem): string {
  return `${folder}/${file}:${line}  ${message}`;
}

/** A fault in a content file. */
export interface ContentProblem {
  /** Path relative to the content folder. */
  file: string;
  /** Number of the line, from 1. */
  line: number;
  /** What is wrong and how to fix it, in a sentence or two. */
  message: string;
}

/** The problem as a line in a terminal, with a location that editors turn into a link. */
export function problemLine(folder: string, { file, line, message }: ContentProblem): string {
  return `${folder}/${file}:${line}  ${message}`;
}

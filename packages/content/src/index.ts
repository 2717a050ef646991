export { describeIssue, type FieldProblem } from './files/describeIssue.ts';
export { parseFile, type ParsedFile } from './files/parseFile.ts';
export { pictureProblem } from './files/pictureProblem.ts';
export { problemLine, type ContentProblem } from './problem.ts';
export { CONTENT_FOLDER, readContent, type Content } from './readContent.ts';
export { toRichText } from './text/toRichText.ts';

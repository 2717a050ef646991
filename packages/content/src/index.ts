export { problemLine, type ContentProblem } from './problem.ts';
export { CONTENT_FOLDER, readContent, type Content } from './readContent.ts';

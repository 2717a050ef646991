export { Notice, type NoticeProps } from './Notice.tsx';
export type { NoticeWords } from './words.ts';

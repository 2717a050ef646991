export { Notice, type NoticeProps } from './Notice.tsx';
export { type NoticeWords, noticeWords } from './words.ts';

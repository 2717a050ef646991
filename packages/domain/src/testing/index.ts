export { proseFaults, type ProseLanguage } from './proseFaults.ts';

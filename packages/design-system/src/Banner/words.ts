// A banner uses the words that a link has for opening a new tab.
export { en, es, fr, it, nl, type LinkWords as BannerWords } from '../Link/words.ts';

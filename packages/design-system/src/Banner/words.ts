// A banner says of a new tab what a link says of one.
export { en, es, fr, it, nl, type LinkWords as BannerWords } from '../Link/words.ts';

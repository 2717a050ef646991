export { Footer } from './Footer.tsx';
export { LocalSearch } from './LocalSearch.tsx';
export { TopBars } from './TopBars.tsx';

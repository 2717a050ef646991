export { Footer } from './Footer.tsx';
export { TopBars } from './TopBars.tsx';

export { Footer } from './Footer.tsx';
export { Header } from './Header.tsx';
export { TopBars } from './TopBars.tsx';

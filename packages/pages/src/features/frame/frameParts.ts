export { Footer } from './footer/Footer.tsx';
export { PromotionBar } from './bars/PromotionBar.tsx';
export { TopBars } from './bars/TopBars.tsx';

export { Footer } from './Footer.tsx';
export { PromotionBar } from './PromotionBar.tsx';
export { TopBars } from './TopBars.tsx';

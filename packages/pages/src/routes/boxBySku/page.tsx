export { Page } from '../box/page.tsx';

export { HomeBlocks } from './HomeBlocks.tsx';

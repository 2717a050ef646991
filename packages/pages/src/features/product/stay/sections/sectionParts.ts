export { StayContents } from './StayContents.tsx';
export { StaySurroundings } from './StaySurroundings.tsx';

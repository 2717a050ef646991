export { HotelFacts } from '../heading/HotelFacts.tsx';
export { PhoneSummary } from '../../searchBox/summary/PhoneSummary.tsx';
export { ActivityRows } from './ActivityRows.tsx';
export { StayResults } from './StayResults.tsx';

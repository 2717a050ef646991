export { calendarTimes } from './calendar/measureCalendar.ts';
export { pageWeights } from './pages.ts';
export { BENCH_TODAY } from './search/kinds.ts';
export { searchTimes } from './search/measureSearch.ts';
export { componentSizes, hookSizes } from './sizes.ts';

export { dayFormatter } from './dates.ts';
export { formatMoney } from './money.ts';

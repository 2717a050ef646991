export { formatMoney } from './money.ts';

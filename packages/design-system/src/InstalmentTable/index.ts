export { type Instalment, InstalmentTable, type InstalmentTableProps } from './InstalmentTable.tsx';
export type { InstalmentTableWords } from './words.ts';

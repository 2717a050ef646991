export { Pagination, type PaginationProps } from './Pagination.tsx';
export type { PaginationWords } from './words.ts';

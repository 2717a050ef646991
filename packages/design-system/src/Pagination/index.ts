export { Pagination, type PaginationProps } from './Pagination.tsx';
export { type PaginationWords, paginationWords } from './words.ts';

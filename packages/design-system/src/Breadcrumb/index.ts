export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb.tsx';
export type { BreadcrumbWords } from './words.ts';

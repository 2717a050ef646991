export { FilterDropdown, type FilterCancelReason, type FilterDropdownProps } from './FilterDropdown.tsx';
export { FilterRow, type FilterRowProps } from './FilterRow.tsx';
export type { FilterDropdownWords } from './words.ts';

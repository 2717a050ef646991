export { Chosen, type ChosenProps } from './Chosen.tsx';
export { FilterChip, type FilterChipProps } from './FilterChip.tsx';
export { FilterDropdown, type FilterDropdownProps } from './FilterDropdown.tsx';
export { FilterRow, type FilterRowProps } from './FilterRow.tsx';
export type { FilterDropdownWords } from './words.ts';

export { InlineSelect, type InlineSelectProps } from './InlineSelect.tsx';
export { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx';
export { Select, type SelectProps } from './Select.tsx';
export type { SelectGroup, SelectOption } from './selectOptions.tsx';

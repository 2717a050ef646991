export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { SearchFieldButton, type SearchFieldButtonProps } from './SearchFieldButton.tsx';

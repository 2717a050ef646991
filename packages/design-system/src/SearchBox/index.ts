export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { SearchFieldButton, type SearchFieldButtonProps } from './SearchFieldButton.tsx';
export { SearchFieldInput, type SearchFieldInputProps } from './SearchFieldInput.tsx';

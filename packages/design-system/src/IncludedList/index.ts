export { type IncludedItem, IncludedList, type IncludedListProps } from './IncludedList.tsx';

export type { OpenChangeDetails, OpenChangeReason } from '../layers/useOpenState.ts';
export { Dropdown, type DropdownProps } from './Dropdown.tsx';

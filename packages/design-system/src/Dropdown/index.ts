export { Dropdown, type DropdownCloseReason, type DropdownProps } from './Dropdown.tsx';

export { RemovableChip, type RemovableChipProps } from './RemovableChip.tsx';
export { ToggleChip, type ToggleChipProps } from './ToggleChip.tsx';

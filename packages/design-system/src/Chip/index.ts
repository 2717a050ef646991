export { RemovableChip, type RemovableChipProps } from './RemovableChip.tsx';
export { TagGroup, type Tag, type TagGroupProps } from './TagGroup.tsx';
export { tagGroupKeys } from './keys.ts';
export { ToggleChip, type ToggleChipProps } from './ToggleChip.tsx';

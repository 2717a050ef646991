export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

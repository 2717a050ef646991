import { Checkbox } from '@sabadora/design-system/Checkbox';
import { FilterDropdown } from '@sabadora/design-system/FilterDropdown';

const rest = { label: 'Facilities', chosen: 1, resetLabel: 'Reset', onConfirm: () => {}, onReset: () => {} };

export function Do() {
  return (
    <FilterDropdown {...rest} confirmLabel="View 24 stays">
      <Checkbox label="Spa" defaultSelected count={24} />
    </FilterDropdown>
  );
}

export function Dont() {
  return (
    <FilterDropdown {...rest} confirmLabel="OK">
      <Checkbox label="Spa" defaultSelected isDisabled count={0} />
    </FilterDropdown>
  );
}

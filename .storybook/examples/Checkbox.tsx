import { Checkbox, ChoiceGroup } from '@sabadora/design-system/Checkbox';
import { useState } from 'react';

const facilities = [
  { id: 'spa', label: 'Spa', count: 124 },
  { id: 'garden', label: 'Garden', count: 87 },
];

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['spa']);
  return (
    <ChoiceGroup label="Facilities">
      {facilities.map(({ id, label, count }) => (
        <Checkbox
          key={id}
          label={label}
          count={count}
          isSelected={chosen.includes(id)}
          onChange={(isSelected) =>
            setChosen(isSelected ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </ChoiceGroup>
  );
}

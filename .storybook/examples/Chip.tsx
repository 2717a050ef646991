import { TagGroup, ToggleChip } from '@sabadora/design-system/Chip';
import { Inline, Stack } from '@sabadora/design-system/Layout';
import { useState } from 'react';

const themes = [
  { id: 'sea', label: 'By the sea', removeLabel: 'Remove By the sea' },
  { id: 'spa', label: 'With a spa', removeLabel: 'Remove With a spa' },
];

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['spa']);
  const remove = (id: string) => setChosen(chosen.filter((other) => other !== id));
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        {themes.map(({ id, label }) => (
          <ToggleChip
            key={id}
            label={label}
            isSelected={chosen.includes(id)}
            onChange={(isSelected) => (isSelected ? setChosen([...chosen, id]) : remove(id))}
          />
        ))}
      </Inline>
      <TagGroup
        label="Filters in use"
        tags={themes.filter(({ id }) => chosen.includes(id))}
        onRemove={remove}
      />
    </Stack>
  );
}

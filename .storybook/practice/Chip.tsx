import { TagGroup } from '@sabadora/design-system/Chip';
import { useState } from 'react';

const filters = [
  { id: 'spa', label: 'Spa', removeLabel: 'Remove Spa' },
  { id: 'price', label: '50 to 200 €', removeLabel: 'Remove 50 to 200 €' },
];

export function Do() {
  const [tags, setTags] = useState(filters);
  return (
    <TagGroup label="In use" tags={tags} onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))} />
  );
}

export function Dont() {
  const label = 'Only hotels that have a spa with a pool and are open in winter';
  return <TagGroup label="Filter" tags={[{ id: 'spa', label, removeLabel: 'Remove' }]} onRemove={() => {}} />;
}

import { Select } from '@sabadora/design-system/Select';
import { useState } from 'react';

export function Example() {
  const [reason, setReason] = useState('');
  return (
    <Select
      label="What is it about?"
      placeholder="Choose a subject"
      options={[
        { value: 'change', label: 'Change a stay' },
        { value: 'cancel', label: 'Cancel a stay' },
        { label: 'Gifts', options: [{ value: 'lost', label: 'A gift that was lost' }] },
      ]}
      value={reason}
      onChange={setReason}
      inputProps={{ name: 'reason' }}
    />
  );
}

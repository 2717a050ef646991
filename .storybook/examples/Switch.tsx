import { Switch } from '@sabadora/design-system/Switch';
import { useState } from 'react';

export function Example() {
  const [isPerNight, setPerNight] = useState(false);
  return (
    <Switch
      label="Prices per night"
      description="Rather than for the whole stay."
      isSelected={isPerNight}
      onChange={setPerNight}
    />
  );
}

import { Button } from '@sabadora/design-system/Button';
import { MapIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { Tooltip } from '@sabadora/design-system/Tooltip';

export function Do() {
  return (
    <Tooltip content="Show on the map" relation="name">
      <IconButton label="Show on the map" icon={<MapIcon />} tone="outlined" />
    </Tooltip>
  );
}

export function Dont() {
  return (
    <Tooltip content="After booking you can cancel free of charge until the 12th, then half of the price is kept.">
      <Button>Book</Button>
    </Tooltip>
  );
}

import { ShareIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { Tooltip } from '@sabadora/design-system/Tooltip';

export function Example() {
  return (
    <Tooltip content="Share this stay" relation="name">
      <IconButton label="Share this stay" icon={<ShareIcon />} tone="outlined" />
    </Tooltip>
  );
}

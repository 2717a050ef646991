import { MapIcon, ShareIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { Inline } from '@sabadora/design-system/Layout';
import { useState } from 'react';

export function Example() {
  const [isMapShown, setMapShown] = useState(false);
  return (
    <Inline gap={8}>
      <IconButton label="Share this search" icon={<ShareIcon />} tone="outlined" />
      <IconButton
        label="Map"
        icon={<MapIcon />}
        tone="outlined"
        isSelected={isMapShown}
        onChange={setMapShown}
      />
    </Inline>
  );
}

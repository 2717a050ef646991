import { CloseIcon, StarIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';

export function Do() {
  return <IconButton label="Close the map" icon={<CloseIcon />} tone="outlined" />;
}

export function Dont() {
  return <IconButton label="Star" icon={<StarIcon />} tone="outlined" />;
}

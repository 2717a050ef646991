import type { JSX } from 'react';
import {
  BedIcon,
  BuildingIcon,
  ClockIcon,
  GlobeIcon,
  MapIcon,
  PinIcon,
  type IconComponent,
} from '../Icon/index.ts';
import * as styles from './DestinationField.css.ts';
import type { DestinationCategory } from './destinationOptions.ts';

const ICONS: Record<DestinationCategory | 'recent', IconComponent> = {
  poi: PinIcon,
  hotel: BedIcon,
  city: BuildingIcon,
  region: MapIcon,
  others: GlobeIcon,
  recent: ClockIcon,
};

/** The icon before an option: its kind of place, or a clock for a recent search. */
export function destinationIcon(name: DestinationCategory | 'recent'): JSX.Element {
  const Icon = ICONS[name];
  return (
    <span className={styles.optionIcon}>
      <Icon />
    </span>
  );
}

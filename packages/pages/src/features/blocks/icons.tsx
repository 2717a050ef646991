import {
  CalendarIcon,
  CheckIcon,
  GiftIcon,
  HeartIcon,
  InfoIcon,
  PinIcon,
} from '@sabadora/design-system/Icon';
import type { LandingBlock } from '@sabadora/api';

type IconName = Extract<LandingBlock, { type: 'sellingPoints' }>['points'][number]['icon'];

/** The icons that an editor can choose from. */
export const ICONS: Readonly<Record<IconName, typeof InfoIcon>> = {
  calendar: CalendarIcon,
  check: CheckIcon,
  gift: GiftIcon,
  heart: HeartIcon,
  info: InfoIcon,
  pin: PinIcon,
};

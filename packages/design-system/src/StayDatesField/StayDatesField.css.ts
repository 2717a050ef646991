import { globalStyle } from '@vanilla-extract/css';
import { distanceToBar } from '../SearchBox/SearchField.css.ts';
import { reach } from '../StayCalendar/sticking.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered({ position: 'relative', display: 'grid', minWidth: 0 }, 'root');

// Keeps the panel clear of the bar around the field, above or below it.
globalStyle(`${root} > [popover]`, { '@layer': { [layer]: { marginBlock: distanceToBar } } });

/** The calendar has its own margins, so it extends over those of the panel. */
const panel = layered({ vars: { [reach]: vars.space.s16 }, margin: `calc(-1 * ${vars.space.s16})` }, 'panel');

/** The same in the sheet, whose whole height the calendar fills. */
const sheet = layered(
  {
    height: `calc(100% + ${vars.space.s4} + ${vars.space.s24})`,
    marginBlock: `calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s24})`,
    marginInline: `calc(-1 * ${vars.space.s24})`,
    '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.s16})` } },
  },
  'sheet',
);

export const content = { panel, sheet };

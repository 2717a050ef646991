import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { logo as headerLogo } from './header/Header.css.ts';
import { column } from './PageFrame.css.ts';

export const header = style({
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Back link at the start, logo in the middle, flows at the end; on a phone, the flows are below. */
export const bar = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space.s8,
    minHeight: 64,
    '@media': { [media.desktop]: { minHeight: 72 } },
  },
]);

export const back = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** On a phone only the arrow is visible; the text is for screen readers. */
export const backText = style({
  clipPath: 'inset(50%)',
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: {
      clipPath: 'none',
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
    },
  },
});

export const logo = style([headerLogo]);

export const flows = style({
  justifySelf: 'end',
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      justifySelf: 'center',
      marginBlockEnd: vars.space.s12,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

export const footer = style([
  column,
  {
    display: 'flex',
    justifyContent: 'center',
    paddingBlock: vars.space.s24,
    fontSize: vars.fontSize.sm,
  },
]);

export const legal = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.inkMuted,
});

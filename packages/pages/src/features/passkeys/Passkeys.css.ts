import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const list = style({ width: '100%', margin: 0, padding: 0, listStyleType: "''" });

export const item = style({
  paddingBlock: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

export const name = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

/** Opens the actions for one passkey. */
export const change = style({
  width: 'fit-content',
  minHeight: vars.size.target,
  alignContent: 'center',
  color: vars.color.action,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const forms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
  maxWidth: 360,
  paddingBlock: vars.space.s8,
});

export const rename = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s12,
});

export const renameButton = style({ justifySelf: 'start' });

/** Aligns the button's text with the content above. */
export const remove = style({ marginInlineStart: `calc(-1 * ${vars.space.s12})` });

import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { barInset } from './SearchField.css.ts';

/**
 * Pulled up over the preceding picture, so that the bar straddles its lower edge. Stacked above the content before
 * and after it, because a field's open list extends over the latter.
 */
export const straddling = layered(
  {
    position: 'relative',
    zIndex: 1,
    '@media': {
      [media.phone]: { marginBlockStart: `calc(${vars.space.s48} * -1)` },
      // Half of the bar's height.
      [media.desktop]: { marginBlockStart: '-2.625rem' },
    },
  },
  'straddling',
);

/** With tabs the bar moves up further: the tabs lie on the picture, and the bar still straddles its edge. */
export const straddlingWithTabs = layered(
  { '@media': { [media.phone]: { marginBlockStart: `calc(${vars.space.s96} * -1)` } } },
  'straddlingWithTabs',
);

export const tabs = layered(
  {
    marginBlockEnd: vars.space.s12,
    '@media': {
      [media.desktop]: {
        selectors: {
          [`${straddling} > &`]: { position: 'absolute', insetBlockEnd: '100%', insetInlineStart: 0 },
        },
      },
    },
  },
  'tabs',
);

export const submit = layered(
  {
    borderRadius: vars.radius.field,
    transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-changed]': { boxShadow: `0 0 0 3px ${vars.color.accent}` } },
    '@media': {
      [media.phone]: { marginBlockStart: vars.space.s8 },
      // As tall as the fields beside it, so that its distances to the bar's top and end are equal.
      [media.desktop]: {
        display: 'grid',
        gridTemplateRows: '1fr auto',
        flex: 'none',
        alignSelf: 'stretch',
        marginInlineStart: vars.space.s8,
      },
    },
  },
  'submit',
);

export const bar = layered(
  {
    display: 'flex',
    margin: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    selectors: {
      // Hidden until the submit button is parsed: with only some of the fields the columns would be wider and then
      // move.
      [`&:not(:has(> ${submit}))`]: { visibility: 'hidden' },
    },
    '@media': {
      [media.phone]: { flexDirection: 'column' },
      [media.desktop]: { alignItems: 'center' },
      // Native fields do not shrink below their own width.
      [media.noScript]: { flexWrap: 'wrap' },
    },
  },
  'bar',
);

const padded = (padding: string, debugId: string) =>
  layered({ vars: { [barInset]: `calc(${padding} + 1px)` }, padding }, debugId);

export const variants = { hero: padded(vars.space.s8, 'hero'), compact: padded(vars.space.s4, 'compact') };

/** One field. The hairline before it is shorter than the bar's height. */
export const cell = layered(
  {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    selectors: {
      '& + &::before': {
        content: '',
        position: 'absolute',
        backgroundColor: vars.color.line,
        transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
      },
      // Hides the hairlines beside a field that is highlighted or has the focus ring.
      '&:focus-within::before, &:focus-within + &::before': { opacity: 0 },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover::before, &:hover + &::before': { opacity: 0 } } },
      [media.noScript]: { minWidth: 'min-content' },
      [media.phone]: {
        flexBasis: 'auto',
        selectors: { '& + &::before': { insetBlockStart: 0, insetInline: vars.space.s16, height: '1px' } },
      },
      [media.desktop]: {
        selectors: {
          // The first field, the destination, has the longest texts.
          '&:first-of-type': { flexGrow: 1.35 },
          '& + &::before': { insetInlineStart: 0, insetBlock: vars.space.s12, width: '1px' },
        },
      },
    },
  },
  'cell',
);

/** A second line reaches into the padding of the button, which keeps its height. */
export const submitText = layered(
  {
    display: 'block',
    selectors: { '[data-changed] &': { marginBlock: '-0.3125rem' } },
  },
  'submitText',
);

/** The second line of the button. */
export const changedHint = layered(
  {
    display: 'none',
    fontSize: vars.fontSize.xs,
    fontWeight: 400,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    selectors: { '[data-changed] &': { display: 'block' } },
  },
  'changedHint',
);

/** Reserves the width of the button's second line, so that the bar's columns do not move when the line appears. */
export const roomForHint = layered(
  {
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    // The button's width beside its text: icon, gap and padding.
    paddingInline: `calc(${vars.space.s24} + ${vars.space.s16})`,
    fontSize: vars.fontSize.xs,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { display: 'none' } },
  },
  'roomForHint',
);

import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { barInset } from './SearchField.css.ts';

/**
 * Pulled up over the picture before it, so that the bar straddles the picture's lower edge. Above what comes before,
 * and above what follows, which a field's open list reaches over.
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

/** The tabs lie on the picture, and the bar still straddles its edge. */
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
      // As tall as the fields beside it, so that it is as far from the bar's top as from its end.
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
      // Fields share the width between them: with a part of the document they would be wider, and move with the rest.
      [`&:not(:has(> ${submit}))`]: { visibility: 'hidden' },
    },
    '@media': {
      [media.phone]: { flexDirection: 'column' },
      [media.desktop]: { alignItems: 'center' },
      // Native fields are as wide as they are.
      [media.noScript]: { flexWrap: 'wrap' },
    },
  },
  'bar',
);

const padded = (padding: string, debugId: string) =>
  layered({ vars: { [barInset]: `calc(${padding} + 1px)` }, padding }, debugId);

export const variants = { hero: padded(vars.space.s8, 'hero'), compact: padded(vars.space.s4, 'compact') };

/** One field. The hairline before it stops short of the bar's edges. */
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
      // Beside a field that is lit or ringed a hairline is noise.
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
          // Where to go takes the longest words.
          '&:first-of-type': { flexGrow: 1.35 },
          '& + &::before': { insetInlineStart: 0, insetBlock: vars.space.s12, width: '1px' },
        },
      },
    },
  },
  'cell',
);

/** Two lines reach into the padding of the button, which stays as tall as with one. */
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

/** Keeps the button as wide as its second line will need, so that the bar keeps its columns when the line appears. */
export const roomForHint = layered(
  {
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    // The width beside the text: the icon, its gap and the padding of the button.
    paddingInline: `calc(${vars.space.s24} + ${vars.space.s16})`,
    fontSize: vars.fontSize.xs,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { display: 'none' } },
  },
  'roomForHint',
);

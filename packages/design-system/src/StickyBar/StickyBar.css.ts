import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { stickyBottom } from './stickyBottom.ts';

/** Aligns the bar's content with the page's, clear of the rounded corners and notches of a phone. */
const besideOf = (gutter: string) => {
  const room = `max(${gutter}, (100% - ${vars.size.content}) / 2`;
  return {
    paddingInlineStart: `${room}, env(safe-area-inset-left, 0px))`,
    paddingInlineEnd: `${room}, env(safe-area-inset-right, 0px))`,
  };
};

export const bar = layered(
  {
    position: 'sticky',
    zIndex: 20,
    paddingBlock: vars.space.s8,
    ...besideOf(vars.space.s16),
    backgroundColor: vars.color.paper,
    boxShadow: vars.shadow.float,
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}, visibility ${vars.motion.slow}`,
    '@media': {
      [media.desktop]: besideOf(vars.space.s24),
      [media.wide]: besideOf(vars.space.s32),
      [media.forcedColors]: { outline: '1px solid CanvasText' },
      // A sticky bar has no use on paper.
      print: { display: 'none' },
    },
  },
  'bar',
);

export const edge = {
  top: layered(
    { insetBlockStart: 0, paddingBlockStart: `calc(${vars.space.s8} + env(safe-area-inset-top, 0px))` },
    'top',
  ),
  bottom: layered(
    {
      insetBlockEnd: `var(${stickyBottom}, 0px)`,
      paddingBlockEnd: `calc(${vars.space.s8} + env(safe-area-inset-bottom, 0px))`,
    },
    'bottom',
  ),
};

/** Fixed over the page, so that appearing and disappearing does not move the page. */
const overPage = { position: 'fixed', insetInline: 0 } as const;

export const floats = {
  all: layered(overPage, 'floats'),
  phone: layered({ '@media': { [media.phone]: overPage } }, 'floatsOnPhone'),
  desktop: layered({ '@media': { [media.desktop]: overPage } }, 'floatsOnDesktop'),
};

const away = (by: string) => ({ visibility: 'hidden', transform: `translateY(${by})` }) as const;

/** Hidden and outside the window, unless the bar contains the focus. */
const waitingAt = (by: string) => {
  const rule = { selectors: { '&:not(:focus-within)': away(by) } };
  return {
    all: layered(rule, 'waits'),
    phone: layered({ '@media': { [media.phone]: rule } }, 'waitsOnPhone'),
    desktop: layered({ '@media': { [media.desktop]: rule } }, 'waitsOnDesktop'),
  };
};

export const waiting = { top: waitingAt('-110%'), bottom: waitingAt('110%') };

export const shownOn = {
  all: '',
  phone: layered({ '@media': { [media.desktop]: { display: 'none' } } }, 'phoneOnly'),
  desktop: layered({ '@media': { [media.phone]: { display: 'none' } } }, 'desktopOnly'),
};

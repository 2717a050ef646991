import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Where the card sticks under the bar of tabs, 70 px tall (PR-057); a lower window would cut its foot off. */
const tall = `${media.desktop} and (height >= 44rem)`;

export const card = layered(
  {
    display: 'grid',
    gap: vars.space.s16,
    minInlineSize: 0,
    padding: vars.space.s16,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    // In large text a long word is wider than a phone.
    overflowWrap: 'anywhere',
    '@media': {
      [media.desktop]: { padding: vars.space.s24, boxShadow: vars.shadow.float },
      [tall]: { position: 'sticky', insetBlockStart: `calc(70px + ${vars.space.s16})` },
      [media.forcedColors]: { border: '1px solid CanvasText' },
      print: { position: 'static', boxShadow: 'none' },
    },
  },
  'card',
);

export const fields = layered({ display: 'grid', gap: vars.space.s12, minInlineSize: 0 }, 'fields');

/** Takes no room while it is empty, and stays in the page as a live region. */
export const message = layered({ minInlineSize: 0, ':empty': { position: 'absolute' } }, 'message');

/** Hidden on a phone, where `BookingBar` has the button. */
export const action = layered({ '@media': { [media.phone]: { display: 'none' } } }, 'action');

export const note = layered(
  {
    display: 'grid',
    gap: vars.space.s12,
    minInlineSize: 0,
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    textWrap: 'pretty',
  },
  'note',
);

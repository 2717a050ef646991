import { media, vars } from '@sabadora/design-system';
import type { StyleRule } from '@vanilla-extract/css';

/** Properties beside at-rules and selectors. */
type Properties = Omit<StyleRule, '@media' | '@supports' | 'selectors'>;

/**
 * Style of what a phone lays out once it is near; until then it is `blockSize` tall, about what it turns out to be. Only
 * where the browser keeps what is read in place when something above it becomes taller or shorter.
 *
 * @param blockSize CSS length.
 * @param properties What else such an element needs there.
 */
export const laidOutNear = (blockSize: string, properties: Properties = {}): StyleRule => ({
  '@media': {
    [media.phone]: {
      '@supports': {
        '(overflow-anchor: auto)': {
          ...properties,
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${blockSize}`,
          // Leaves the ring of the focus, and what goes to the edge of the screen, uncut.
          overflowClipMargin: vars.space.s16,
        },
      },
    },
  },
});

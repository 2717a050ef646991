import { media, vars } from '@sabadora/design-system';
import type { StyleRule } from '@vanilla-extract/css';

/** Style properties, without at-rules and selectors. */
type Properties = Omit<StyleRule, '@media' | '@supports' | 'selectors'>;

/**
 * Style for content that a phone lays out only once it is near the screen. Until then it is `blockSize` tall, which
 * should be about its real height. It applies only in browsers with scroll anchoring, which keep the visible content
 * in place when something above changes its height.
 *
 * @param blockSize CSS length.
 * @param properties Further properties, applied under the same conditions.
 */
export const laidOutNear = (blockSize: string, properties: Properties = {}): StyleRule => ({
  '@media': {
    [media.phone]: {
      '@supports': {
        '(overflow-anchor: auto)': {
          ...properties,
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${blockSize}`,
          // Room for focus rings and for content that extends to the edge of the screen.
          overflowClipMargin: vars.space.s16,
        },
      },
    },
  },
});

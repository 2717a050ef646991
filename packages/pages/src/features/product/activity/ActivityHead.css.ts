import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const headwords = style({ margin: 0, color: vars.color.inkMuted });

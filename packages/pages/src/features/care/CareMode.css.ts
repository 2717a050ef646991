import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const place = style([column, { paddingBlockStart: vars.space.s8 }]);

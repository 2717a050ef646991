import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from './tokenName.ts';

/**
 * The tokens that every component styles itself with, as CSS custom properties named `--sabadora-…`.
 * Names are roles (what a value is for), never hues: a theme gives each of them a value.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      paper: '',
      /** Cards, fields, sheets. */
      surface: '',
      /** Wells, skeletons, footer. */
      sunken: '',
      ink: '',
      inkMuted: '',
      /** Hairlines; never the sole edge of a control. */
      line: '',
      /** Edges of inputs and checkboxes (3:1 on surface). */
      fieldLine: '',
      /** Buttons, links, selected days. */
      action: '',
      actionHover: '',
      /** Range band, selected chips. */
      actionSoft: '',
      /** Text on `action`. */
      onAction: '',
      /** Stars, today's dot, an underline; never text. */
      accent: '',
      /** The accent as text. */
      accentInk: '',
      promo: '',
      promoSoft: '',
      /** Text on `promo`. */
      onPromo: '',
      /** Free changes, cheapest day, success. */
      good: '',
      goodSoft: '',
      danger: '',
      dangerSoft: '',
      focus: '',
      /** Behind dialogs and drawers. */
      scrim: '',
    },
    font: { display: '', text: '' },
    /** Text sizes in rem, from 12.5 px to 48 px. */
    fontSize: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', title: '', hero: '' },
    lineHeight: { text: '', title: '' },
    /** Steps of 4 px: keys are pixels at the default text size. */
    space: { s4: '', s8: '', s12: '', s16: '', s24: '', s32: '', s48: '', s64: '', s96: '' },
    radius: { field: '', card: '', sheet: '', full: '' },
    shadow: {
      /** Sticky bars and popovers. */
      float: '',
      /** Dialogs and drawers. */
      sheet: '',
      /** A card under the pointer. */
      lift: '',
    },
    /** Durations; near 0 s under `prefers-reduced-motion`. */
    motion: { fast: '', slow: '', ease: '' },
    size: {
      /** Widest content. */
      content: '',
      /** Primary touch target, 44 px. */
      target: '',
    },
  },
  (_value, path) => tokenName(path),
);

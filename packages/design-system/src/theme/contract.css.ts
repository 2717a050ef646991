import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from './tokenName.ts';

/**
 * The design tokens that all components use, as CSS custom properties named `--sabadora-…`. Names are roles (the
 * purpose of a value), never hues: each theme sets their values.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Background of the page. */
      paper: '',
      /** Background of cards, fields, sheets. */
      surface: '',
      /** Background of wells, skeletons, footer. */
      sunken: '',
      ink: '',
      inkMuted: '',
      /** Hairlines; never the only border of a control. */
      line: '',
      /** Borders of inputs and checkboxes (3:1 on surface). */
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
      /** Text in the accent colour. */
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
      /** Backdrop of dialogs and drawers. */
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
      /** A hovered card. */
      lift: '',
    },
    /** Durations; near 0 s under `prefers-reduced-motion`. */
    motion: { fast: '', slow: '', ease: '' },
    size: {
      /** Maximum width of content. */
      content: '',
      /** Size of a primary touch target, 44 px. */
      target: '',
    },
  },
  (_value, path) => tokenName(path),
);

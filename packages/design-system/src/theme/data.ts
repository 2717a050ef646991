/** The colour roles of a theme, as CSS colours. See `contract.css.ts` for what each is for. */
export interface ThemeColors {
  paper: string;
  surface: string;
  sunken: string;
  ink: string;
  inkMuted: string;
  line: string;
  fieldLine: string;
  action: string;
  actionHover: string;
  actionSoft: string;
  onAction: string;
  accent: string;
  accentInk: string;
  promo: string;
  promoSoft: string;
  onPromo: string;
  good: string;
  goodSoft: string;
  danger: string;
  dangerSoft: string;
  focus: string;
  scrim: string;
}

/** A theme: plain data, one value for each token that differs from brand to brand. */
export interface Theme {
  /** Also the name of the theme's file and its `data-theme` value, e.g. "sabadora-dark". */
  name: string;
  /** The CSS `color-scheme`: how the browser draws scrollbars and native controls. */
  colorScheme: 'light' | 'dark';
  /** CSS colours by role. */
  color: ThemeColors;
  /** CSS font families, with fallbacks: of headings, and of everything else. */
  font: { display: string; text: string };
  /** CSS lengths of corners, by what has them; `full` is a pill. */
  radius: { field: string; card: string; sheet: string; full: string };
  /** CSS shadows: of what floats over the page, of sheets, of a card under the pointer. */
  shadow: { float: string; sheet: string; lift: string };
  /** Replaces this theme under `prefers-color-scheme: dark`; a brand without one stays light. */
  dark?: Theme | undefined;
}

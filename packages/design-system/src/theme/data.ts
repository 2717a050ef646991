/** The colour roles of a theme, as CSS colours. `contract.css.ts` explains the purpose of each. */
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

/** A theme: plain data with one value for each token that differs between brands. */
export interface Theme {
  /** Name of the theme, also of its file and its `data-theme` value, e.g. "sabadora-dark". */
  name: string;
  /** The CSS `color-scheme`, used by the browser for scrollbars and native controls. */
  colorScheme: 'light' | 'dark';
  /** CSS colours by role. */
  color: ThemeColors;
  /** CSS font families with fallbacks: `display` for headings, `text` for everything else. */
  font: { display: string; text: string };
  /** Corner radii as CSS lengths, by kind of element; `full` is a pill. */
  radius: { field: string; card: string; sheet: string; full: string };
  /** CSS shadows: of floating elements, of sheets, and of a hovered card. */
  shadow: { float: string; sheet: string; lift: string };
  /** Theme that replaces this one under `prefers-color-scheme: dark`; without it the theme is always used. */
  dark?: Theme | undefined;
}

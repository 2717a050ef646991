import type { Theme } from './data.ts';

/** The values that a brand changes in another theme; the others stay. */
export interface ThemeChanges {
  /** Name of the new theme, as in `Theme`. */
  name: string;
  /** As in `Theme`. */
  colorScheme?: Theme['colorScheme'];
  /** Colours by role. */
  color?: Partial<Theme['color']>;
  /** Font families. */
  font?: Partial<Theme['font']>;
  /** Corner radii. */
  radius?: Partial<Theme['radius']>;
  /** Shadows. */
  shadow?: Partial<Theme['shadow']>;
  /**
   * Dark theme, complete: `extendTheme(sabadoraDark, …)`. Without it the new theme has none, even if `base` has one.
   */
  dark?: Theme;
}

/** Creates a theme from another one and changes. Check the result with `contrastFailures`. */
export function extendTheme(base: Theme, { dark, ...changes }: ThemeChanges): Theme {
  return {
    name: changes.name,
    colorScheme: changes.colorScheme ?? base.colorScheme,
    color: { ...base.color, ...changes.color },
    font: { ...base.font, ...changes.font },
    radius: { ...base.radius, ...changes.radius },
    shadow: { ...base.shadow, ...changes.shadow },
    ...(dark ? { dark } : {}),
  };
}

import type { Theme } from './data.ts';

/** What a brand changes of another: each value that it leaves out stays. */
export interface ThemeChanges {
  /** As in `Theme`: a name of its own. */
  name: string;
  /** As in `Theme`. */
  colorScheme?: Theme['colorScheme'];
  /** Colours by role. */
  color?: Partial<Theme['color']>;
  /** Font families. */
  font?: Partial<Theme['font']>;
  /** Corners. */
  radius?: Partial<Theme['radius']>;
  /** Shadows. */
  shadow?: Partial<Theme['shadow']>;
  /** The dark side, a whole theme: `extendTheme(sabadoraDark, …)`. Without one the brand has none, whatever `base` has. */
  dark?: Theme;
}

/** A brand from another one and what it changes. Look at the result with `contrastFailures`. */
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

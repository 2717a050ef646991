import { globalStyle } from '@vanilla-extract/css';
import { customProperties, themeProperties } from './customProperties.ts';
import type { Theme } from './data.ts';
import { layer } from './layer.css.ts';
import { reducedMotion, scale } from './scale.ts';
import { sabadora } from './themes/sabadora.ts';
import { sabadoraDark } from './themes/sabadoraDark.ts';
import { wireframe } from './themes/wireframe.ts';

const declarations = (theme: Theme) => ({ colorScheme: theme.colorScheme, vars: themeProperties(theme) });

globalStyle(':root', {
  '@layer': {
    [layer]: {
      vars: customProperties(scale),
      '@media': { '(prefers-reduced-motion: reduce)': { vars: customProperties(reducedMotion) } },
    },
  },
});

// `:where` has no specificity, so that a theme set on the document itself also wins in dark mode.
globalStyle(':where(:root), [data-theme=sabadora]', {
  '@layer': {
    [layer]: {
      ...declarations(sabadora),
      '@media': { '(prefers-color-scheme: dark)': declarations(sabadoraDark) },
    },
  },
});

globalStyle('[data-theme=sabadora-dark]', { '@layer': { [layer]: declarations(sabadoraDark) } });
globalStyle('[data-theme=wireframe]', { '@layer': { [layer]: declarations(wireframe) } });

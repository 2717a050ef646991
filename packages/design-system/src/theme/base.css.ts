import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layer } from './layer.css.ts';

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}

base('*, *::before, *::after', { boxSizing: 'border-box' });

base('html', {
  textSizeAdjust: '100%',
  // A sticky header or action bar replaces this with its own scroll padding on the document.
  scrollPaddingBlock: vars.space.s24,
});

// A nested theme must set its colours again, because inherited colours are computed values, not custom properties.
base('body, [data-theme]', {
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

base('body', {
  margin: 0,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

base('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd', { margin: 0 });

base('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });

base('img, svg, video', { display: 'block', maxWidth: '100%' });

base(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

base('::selection', { backgroundColor: vars.color.action, color: vars.color.onAction });

base('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import '../theme/theme.css.ts';

// The part of MapLibre's own stylesheet (10 kB gzip) that a map without its controls, markers and popups uses,
// written in the cascade layer and the theme's colours.

function rule(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layer]: style } });
}

rule('.maplibregl-map', { overflow: 'clip', WebkitTapHighlightColor: 'transparent' });
rule('.maplibregl-canvas-container', { position: 'absolute', inset: 0 });
// Physical: west is on the left in every language.
rule('.maplibregl-canvas', { position: 'absolute', top: 0, left: 0 });
rule('.maplibregl-canvas:focus-visible', { outlineOffset: '-4px' });

rule('.maplibregl-canvas-container.maplibregl-interactive', { cursor: 'grab', userSelect: 'none' });
rule('.maplibregl-canvas-container.maplibregl-interactive:active', { cursor: 'grabbing' });

const both = (classes: string) =>
  `.maplibregl-canvas-container${classes}, .maplibregl-canvas-container${classes} .maplibregl-canvas`;
rule(both('.maplibregl-touch-zoom-rotate'), { touchAction: 'pan-x pan-y' });
rule(both('.maplibregl-touch-drag-pan'), { touchAction: 'pinch-zoom' });
rule(both('.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan'), { touchAction: 'none' });
// Lets one finger scroll the page.
rule(both('.maplibregl-touch-drag-pan.maplibregl-touch-zoom-rotate.maplibregl-cooperative-gestures'), {
  touchAction: 'pan-x pan-y',
});

rule('.maplibregl-cooperative-gesture-screen', {
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.s24,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 78%, transparent)`,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  textAlign: 'center',
  pointerEvents: 'none',
  opacity: 0,
  transition: 'opacity 600ms 900ms',
});
rule('.maplibregl-cooperative-gesture-screen.maplibregl-show', {
  opacity: 1,
  transition: 'opacity 50ms',
});
rule('.maplibregl-cooperative-gesture-screen .maplibregl-mobile-message', {
  display: 'none',
  '@media': { [media.coarse]: { display: 'block' } },
});
rule('.maplibregl-cooperative-gesture-screen .maplibregl-desktop-message', {
  '@media': { [media.coarse]: { display: 'none' } },
});

import type { Theme } from './data.ts';
import { scale } from './scale.ts';

/** A token of the Design Tokens Community Group's format. */
export interface DesignToken {
  $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'number' | 'shadow';
  $value: unknown;
  /** CSS text of a value that the format cannot express. */
  $extensions?: { 'com.sabadora.css': string };
}

/** Tokens by group and name, as read by a design tool or another platform. */
export interface DesignTokens {
  $description: string;
  [group: string]: Record<string, DesignToken> | string;
}

const mapValues = <Value>(group: Readonly<Record<string, Value>>, token: (value: Value) => DesignToken) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, token(value)]));

/**
 * All tokens of a theme, including those shared with other themes, in the format of the Design Tokens Community Group
 * (2025.10), ready for `JSON.stringify`. Its dark theme is converted separately: `themeToTokens(theme.dark)`.
 *
 * @throws RangeError when the format cannot express a value.
 */
export function themeToTokens({ name, color, font, radius, shadow }: Theme): DesignTokens {
  return {
    $description: `Tokens of the theme "${name}".`,
    color: mapValues({ ...color }, (value) => ({ $type: 'color', $value: toColor(value) })),
    font: mapValues(font, (value) => ({ $type: 'fontFamily', $value: toFontFamily(value) })),
    fontSize: mapValues(scale.fontSize, toDimension),
    lineHeight: mapValues(scale.lineHeight, (value) => ({ $type: 'number', $value: Number(value) })),
    space: mapValues(scale.space, toDimension),
    size: mapValues(scale.size, toDimension),
    radius: mapValues(radius, toDimension),
    shadow: mapValues(shadow, (value) => ({ $type: 'shadow', $value: toShadows(value) })),
    motion: {
      fast: toDuration(scale.motion.fast),
      slow: toDuration(scale.motion.slow),
      ease: { $type: 'cubicBezier', $value: numbersIn(scale.motion.ease) },
    },
  };
}

const numbersIn = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));

function toColor(css: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex
    ? hex.slice(1).map((pair) => Number.parseInt(pair, 16))
    : numbersIn(css);
  if (!hex && !css.startsWith('rgb(')) throw new RangeError(`No form of a colour token for "${css}".`);
  const components = [red, green, blue].map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, alpha };
}

/** Font names without CSS quotes, in order of preference. */
const toFontFamily = (css: string) => css.split(',').map((family) => family.trim().replaceAll("'", ''));

function toLength(css: string) {
  const [, value, unit] = /^(-?[\d.]+)(rem|px)?$/.exec(css) ?? [];
  if (value === undefined) throw new RangeError(`No form of a dimension token for "${css}".`);
  return { value: Number(value), unit: unit ?? 'px' };
}

/** A size that shrinks on narrow screens is converted to its largest value. */
function toDimension(css: string): DesignToken {
  const largest = /^clamp\(.*,\s*([\d.]+rem)\)$/.exec(css)?.[1];
  return {
    $type: 'dimension',
    $value: toLength(largest ?? css),
    ...(largest ? { $extensions: { 'com.sabadora.css': css } } : {}),
  };
}

function toDuration(css: string): DesignToken {
  return { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } };
}

function toShadows(css: string) {
  if (css === 'none') return [];
  // Colours contain no commas, because rgb() is written with spaces.
  return css.split(', ').map((layer) => {
    const color = /rgb\(.*\)/.exec(layer)?.[0] ?? '';
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = layer
      .replace(color, '')
      .trim()
      .split(' ');
    return {
      color: toColor(color),
      offsetX: toLength(offsetX),
      offsetY: toLength(offsetY),
      blur: toLength(blur),
      spread: toLength(spread),
    };
  });
}

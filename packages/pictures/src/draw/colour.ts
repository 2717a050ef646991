/** An opaque colour as `#rrggbb`. */
export type Colour = string;

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (byte: number) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const toByte = (linear: number) => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

// OKLab (Björn Ottosson, 2020): mixtures of distant hues stay clean where RGB turns them grey.
function toLab(colour: Colour): Lab {
  const bits = Number.parseInt(colour.slice(1), 16);
  const [r, g, b] = [toLinear(bits >> 16), toLinear((bits >> 8) & 255), toLinear(bits & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** Mixes `share` of `b` (0 to 1) into `a`. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const [from, to] = [toLab(a), toLab(b)];
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return fromLab([at(0), at(1), at(2)]);
}

/** Changes the OKLab lightness by `step` (−1 to 1) and keeps the hue. */
export function lighten(colour: Colour, step: number): Colour {
  const [lightness, a, b] = toLab(colour);
  return fromLab([Math.min(1, Math.max(0, lightness + step)), a, b]);
}

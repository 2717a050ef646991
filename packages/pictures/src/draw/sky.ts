import { mix } from './colour.ts';
import { fade, HEIGHT, type Stage } from './stage.ts';
import { ellipse, lens, type Markup, num, oval, path, pill, rect, stroke } from './svg.ts';

/** The sky's colour at a height, for clouds that blend in. */
function skyAt({ sky }: Stage, y: number, horizon: number): string {
  const t = Math.min(1, Math.max(0, y / horizon));
  return t < 0.55 ? mix(sky.top, sky.mid, t / 0.55) : mix(sky.mid, sky.low, (t - 0.55) / 0.45);
}

function stars(stage: Stage, horizon: number): Markup {
  const spacing = 74;
  const first = Math.floor(-stage.half / spacing);
  let d = '';
  for (let column = first; column <= -first; column++) {
    for (let row = 0; row < 6; row++) {
      const cell = column * 16 + row;
      if (stage.unit('star', cell) < 0.42) continue;
      const x = (column + stage.unit('star x', cell)) * spacing;
      const y = (row + stage.unit('star y', cell)) * (horizon / 8);
      d += oval(x, y, 0.9 + 1.6 * stage.unit('star size', cell) ** 3);
    }
  }
  return path(d, stage.sky.sun, { opacity: 0.75 });
}

function sun(stage: Stage): Markup {
  const { sky } = stage;
  const { x, y } = stage.sun;
  const random = stage.random('sun');
  const isNight = sky.hour === 'night';
  const radius = isNight ? 34 + random.unit() * 16 : 44 + random.unit() * 34;
  const halo = stage.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${isNight ? 330 : 620}"><stop offset="0" stop-color="${isNight ? sky.sun : mix(sky.sun, sky.low, 0.45)}" stop-opacity="${isNight ? 0.4 : 0.85}"/><stop offset=".35" stop-color="${mix(sky.sun, sky.low, 0.7)}" stop-opacity="${isNight ? 0.12 : 0.3}"/><stop offset="1" stop-color="${sky.low}" stop-opacity="0"/></radialGradient>`,
  );
  const glow = rect(-stage.half, 0, stage.half * 2, HEIGHT, halo);
  const rings =
    random.chance(0.3) && !isNight
      ? [2.6, 1.75]
          .map((size) => ellipse(x, y, radius * size, radius * size, sky.sun, { opacity: 0.16 }))
          .join('')
      : '';
  const disc = ellipse(x, y, radius, radius, sky.sun);
  if (!isNight || random.chance(0.4)) return glow + rings + disc;
  return glow + path(crescent(x, y, radius), sky.sun);
}

/** A crescent: a disc without a smaller one, which is moved up and to the right. */
function crescent(x: number, y: number, radius: number): string {
  const away = { distance: 0.465 * radius, angle: Math.atan2(-0.2, 0.42) };
  const inner = 0.86 * radius;
  // Intersections of the two circles, relative to the middle of the disc.
  const along = (away.distance ** 2 + radius ** 2 - inner ** 2) / (2 * away.distance);
  const half = Math.acos(along / radius);
  const at = (angle: number) => `${num(x + radius * Math.cos(angle))} ${num(y + radius * Math.sin(angle))}`;
  const [from, to] = [away.angle + half, away.angle - half];
  return `M${at(from)}A${num(radius)} ${num(radius)} 0 1 1 ${at(to)}A${num(inner)} ${num(inner)} 0 1 0 ${at(from)}Z`;
}

/** Long flat clouds in layers, as in a woodcut. */
function strata(stage: Stage, horizon: number): Markup {
  const random = stage.random('strata');
  const count = random.int(2, 4);
  let drawn = '';
  for (let bank = 0; bank < count; bank++) {
    const x = (random.unit() * 2.4 - 1.2) * stage.core;
    const y = horizon * (0.16 + 0.6 * random.unit());
    const size = 0.6 + random.unit() * 0.8;
    const isLens = random.chance(0.5);
    let d = '';
    for (let row = 0; row < 4; row++) {
      const width = (170 + random.unit() * 330) * size;
      const left = x - width / 2 + (random.unit() - 0.5) * 210 * size;
      const height = (13 + random.unit() * 9) * size;
      d += isLens
        ? lens(left, y + row * 15 * size, width, height * 1.2)
        : pill(left, y + row * 13 * size, width, height);
    }
    drawn += path(d, mix(skyAt(stage, y, horizon), stage.sky.sun, 0.42), { opacity: 0.72 });
  }
  return drawn;
}

/** Fair-weather clouds with a flat base and a lit top. */
function cumulus(stage: Stage, horizon: number): Markup {
  const random = stage.random('cumulus');
  const count = random.int(2, 4);
  let drawn = '';
  for (let index = 0; index < count; index++) {
    const x = (random.unit() * 2.2 - 1.1) * stage.core;
    const y = horizon * (0.22 + 0.45 * random.unit());
    const size = 0.5 + random.unit() * 0.7;
    const heads = random.int(4, 6);
    let head = '';
    let foot = '';
    for (let n = 0; n < heads; n++) {
      const t = n / (heads - 1) - 0.5;
      const r = (68 - 92 * Math.abs(t) + random.unit() * 26) * size;
      head += oval(x + t * 300 * size, y - r * 0.42, r, r * 0.86);
      foot += oval(x + t * 300 * size + 10 * size, y - r * 0.1, r * 0.96, r * 0.7);
    }
    const cut = stage.define(
      (id) =>
        `<clipPath id="${id}"><path d="M${Math.round(x - 400)} 0h800v${Math.round(y)}h-800Z"/></clipPath>`,
    );
    const base = skyAt(stage, y, horizon);
    drawn += path(head, mix(base, stage.sky.sun, 0.78), { 'clip-path': cut, opacity: 0.95 });
    drawn += path(foot, mix(base, stage.sky.sun, 0.48), { 'clip-path': cut, opacity: 0.9 });
  }
  return drawn;
}

function birds(stage: Stage, horizon: number): Markup {
  const random = stage.random('birds');
  if (stage.sky.hour === 'night' || random.chance(0.45)) return '';
  const x = (random.unit() - 0.5) * stage.core;
  const y = horizon * (0.3 + random.unit() * 0.25);
  let d = '';
  for (let n = 0; n < random.int(3, 6); n++) {
    const bx = x + n * 30 + random.unit() * 46;
    const by = y + random.unit() * 60;
    const s = 7 + random.unit() * 6;
    d += `M${Math.round(bx - s * 1.4)} ${Math.round(by - s * 0.35)}q${(s * 0.8).toFixed(1)} ${(-s * 0.5).toFixed(1)} ${(s * 1.4).toFixed(1)} ${(s * 0.5).toFixed(1)}q${(s * 0.6).toFixed(1)} ${(-s).toFixed(1)} ${(s * 1.4).toFixed(1)} ${(-s * 0.5).toFixed(1)}`;
  }
  return stroke(d, mix(stage.sky.shade, skyAt(stage, y, horizon), 0.25), 2.6, { opacity: 0.8 });
}

/**
 * The sky over the whole height of the picture, with sun or moon, clouds and birds.
 *
 * @param horizon height at which the lowest colour is reached
 */
export function drawSky(stage: Stage, horizon: number): Markup {
  const { sky } = stage;
  const fill = fade(
    stage,
    0,
    horizon,
    sky.top,
    mix(sky.top, sky.mid, 0.55),
    sky.mid,
    mix(sky.mid, sky.low, 0.55),
    sky.low,
  );
  const random = stage.random('clouds');
  const isNight = sky.hour === 'night';
  const clouds = stage.isCalm
    ? 'none'
    : random.weighted({ strata: 4, cumulus: sky.hour === 'noon' ? 5 : 1, none: isNight ? 4 : 2 });
  return [
    rect(-stage.half, 0, stage.half * 2, HEIGHT, fill),
    isNight ? stars(stage, horizon) : '',
    sun(stage),
    clouds === 'strata' ? strata(stage, horizon) : clouds === 'cumulus' ? cumulus(stage, horizon) : '',
    birds(stage, horizon),
  ].join('');
}

import { cells, drawLand, ridgeOf } from '../land.ts';
import { drawPeaks, rangeOf } from '../peaks.ts';
import { fade, type Stage } from '../stage.ts';
import { type Markup, num, path } from '../svg.ts';

/** Distant towers and roofs in one tone of haze. */
export function drawSkyline(stage: Stage, base: number, depth: number, size: number): Markup {
  let d = '';
  for (const cell of cells(stage, size)) {
    const unit = (what: string) => stage.unit(`skyline ${what}`, cell);
    const x = cell * size;
    const h = size * (0.35 + unit('h') * 0.6);
    const roof = stage.setting.house.pitch ?? 1;
    d += `M${num(x)} ${base}v${num(-h)}l${num(size * 0.5)} ${num(-size * 0.3 * roof)}l${num(size * 0.52)} ${num(size * 0.3 * roof)}v${num(h)}Z`;
    if (unit('tower') < 0.16)
      d += `M${num(x)} ${base}v${num(-h * 1.9)}l${num(size * 0.14)} ${num(-size * 0.55 * roof)}l${num(size * 0.14)} ${num(size * 0.55 * roof)}v${num(h * 1.9)}Z`;
  }
  return path(
    d,
    fade(
      stage,
      base - size * 1.6,
      base,
      stage.tint('#8a7f86', depth),
      stage.tint('#b59a88', Math.min(1, depth + 0.25)),
    ),
  );
}

/** The land behind a town: hills, mountains, a volcano, or nothing. */
export function drawBackdrop(stage: Stage, base: number): Markup {
  switch (stage.setting.relief) {
    case 'flat':
      return '';
    case 'peaks':
      stage.drawn.add('peaks');
      return drawPeaks(
        stage,
        rangeOf(stage, { part: 'backdrop', base: base + 30, height: 250, spacing: 330 }),
        {
          part: 'backdrop',
          base: base + 30,
          depth: 0.62,
        },
      );
    case 'volcanoes':
      return drawVolcano(stage, base, 0.6);
    case 'rolling':
    case 'hills':
    case 'mesas': {
      const rise = stage.setting.relief === 'hills' ? 78 : 40;
      return drawLand(stage, ridgeOf(stage, { part: 'hills', y: base - 6, rise, span: 480, octaves: 3 }), {
        colour: stage.land.wood,
        depth: 0.68,
        mist: 0.86,
      });
    }
  }
}

/** One cone with a notched top, alone on the horizon. */
export function drawVolcano(stage: Stage, base: number, depth: number): Markup {
  stage.drawn.add('volcano');
  const side = stage.random('volcano').chance(0.5) ? 1 : -1;
  const x = side * stage.core * 0.42;
  const top = base - 250;
  const w = 620;
  const edge = (s: number) =>
    `C${num(x + s * w * 0.5)} ${num(base - 30)} ${num(x + s * w * 0.22)} ${num(base - 130)}`;
  const whole = `M${num(x - w)} ${num(base + 40)}${edge(-1)} ${num(x - 66)} ${num(top)}L${num(x - 24)} ${num(top + 22)}L${num(x + 18)} ${num(top + 12)}L${num(x + 70)} ${num(top + 6)}C${num(x + w * 0.22)} ${num(base - 130)} ${num(x + w * 0.5)} ${num(base - 30)} ${num(x + w)} ${num(base + 40)}Z`;
  const lit = stage.lightSide(x);
  const face = `M${num(x)} ${num(top + 14)}L${num(x + lit * 66)} ${num(top + 4)}C${num(x + lit * w * 0.22)} ${num(base - 130)} ${num(x + lit * w * 0.5)} ${num(base - 30)} ${num(x + lit * w)} ${num(base + 40)}H${num(x)}Q${num(x + lit * 60)} ${num(base - 120)} ${num(x)} ${num(top + 14)}Z`;
  return (
    path(
      whole,
      fade(
        stage,
        top,
        base + 40,
        stage.tint('#6f7484', depth),
        stage.tint(stage.land.wood, Math.min(0.95, depth + 0.24)),
      ),
    ) + path(face, stage.lit('#8f8a90', depth), { opacity: 0.4 })
  );
}

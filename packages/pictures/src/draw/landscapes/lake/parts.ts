import { landPath, ridgeOf } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { type Stage, fade } from '../../stage.ts';
import { type Markup, path } from '../../svg.ts';

/** The land behind the lake: two ranges if the setting has mountains, otherwise wooded hills or a level shore. */
export function mountains(stage: Stage, horizon: number, height: number): Markup {
  const { relief } = stage.setting;
  if (relief === 'flat') return levelShore(stage, horizon);
  if (relief !== 'peaks') return woodedHills(stage, horizon, height * (relief === 'rolling' ? 0.34 : 0.55));
  stage.drawn.add('peaks');
  const far = drawPeaks(
    stage,
    rangeOf(stage, { part: 'far', base: horizon, height: height * 0.85, spacing: 270 }),
    { part: 'far', base: horizon, depth: 0.64 },
  );
  const near = drawPeaks(stage, rangeOf(stage, { part: 'near', base: horizon, height, spacing: 430 }), {
    part: 'near',
    base: horizon,
    depth: 0.36,
  });
  return far + near;
}

/** Three lines of wooded hills that end at the shore. */
export function woodedHills(stage: Stage, horizon: number, rise: number): Markup {
  const layers = [
    [0.9, 0.7, 520],
    [0.55, 0.52, 430],
    [0.28, 0.34, 350],
  ] as const;
  return layers
    .map(([high, depth, span], index) => {
      const ground = ridgeOf(stage, {
        part: `hill ${index}`,
        y: horizon - rise * high,
        rise: rise * 0.55,
        span,
        octaves: 3,
      });
      return path(
        landPath(stage, (x) => Math.min(horizon, ground(x)), horizon),
        fade(
          stage,
          horizon - rise * (high + 0.5),
          horizon,
          stage.tint(stage.land.wood, depth),
          stage.tint(stage.land.wood, Math.min(1, depth + 0.22)),
        ),
      );
    })
    .join('');
}

/** Trees along a level shore, in two tones of distance. */
function levelShore(stage: Stage, horizon: number): Markup {
  return (
    [
      { rise: 34, depth: 0.68, span: 150 },
      { rise: 24, depth: 0.48, span: 90 },
    ] as const
  )
    .map(({ rise, depth, span }, index) => {
      const ground = ridgeOf(stage, {
        part: `shore ${index}`,
        y: horizon - rise * 0.4,
        rise,
        span,
        octaves: 3,
      });
      return path(
        landPath(stage, (x) => Math.min(horizon, ground(x)), horizon),
        stage.tint(stage.land.wood, depth),
      );
    })
    .join('');
}

import { drawBranch } from './foreground.ts';
import { drawPotted } from './potted.ts';
import { fade, HEIGHT, type Stage } from './stage.ts';
import { box, type Markup, num, path, rect, stroke } from './svg.ts';

/** What surrounds the viewer of a landscape. */
export const FOREGROUNDS = ['open', 'balcony', 'loggia', 'boughs'] as const;
export type Foreground = (typeof FOREGROUNDS)[number];

/** Draws what is between the viewer and the landscape. */
export function drawForeground(stage: Stage, foreground: Foreground, focus: number): Markup {
  switch (foreground) {
    case 'open':
      return '';
    case 'balcony':
      return drawBalcony(stage);
    case 'loggia':
      return drawLoggia(stage, focus);
    case 'boughs':
      return ([-1, 1] as const)
        .map((corner) =>
          drawBranch(
            stage,
            corner,
            stage.land.isSnowy ? stage.land.spruce : (stage.land.foliage[0] ?? stage.land.wood),
          ),
        )
        .join('');
  }
}

/** The parapet of a terrace, with pots. */
function drawBalcony(stage: Stage): Markup {
  const random = stage.random('balcony');
  const stone = random.pick([stage.setting.stone, '#e9dcc2', '#d9cdb8']);
  const top = 762;
  const isIron = stage.setting.climate !== 'south' && random.chance(0.6);
  const reach = Math.ceil(stage.half / 60) * 60;
  let rails = '';
  for (let x = -reach; x <= reach; x += isIron ? 30 : 60)
    rails += isIron
      ? `M${x} ${top}V${HEIGHT}`
      : `M${x - 13} ${HEIGHT}q-8 -38 5 -58q-9 -20 -3 -50h22q6 30 -3 50q13 20 5 58Z`;
  const side = random.chance(0.5) ? 1 : -1;
  return [
    isIron
      ? stroke(rails, stage.shaded('#2f3a3c'), 6)
      : path(rails, fade(stage, top, HEIGHT, stage.lit(stone), stage.shaded(stone))),
    rect(-stage.half, top - 14, stage.half * 2, 22, isIron ? stage.shaded('#2f3a3c') : stage.lit(stone)),
    isIron ? '' : rect(-stage.half, top + 8, stage.half * 2, 7, stage.shaded(stone)),
    rect(-stage.half, HEIGHT - 22, stage.half * 2, 22, isIron ? stage.shaded('#2f3a3c') : stage.tint(stone)),
    drawPotted(stage, side * stage.core * 0.86, HEIGHT + 6, 330, 'leafy'),
    drawPotted(stage, side * stage.core * 0.66, HEIGHT + 10, 210, 'flowering'),
    drawPotted(stage, -side * stage.core * 0.9, HEIGHT + 10, 230, 'flowering'),
  ].join('');
}

/** The arches of a shaded gallery, with the focal point in the middle of one. */
function drawLoggia(stage: Stage, focus: number): Markup {
  const stone = stage.setting.stone;
  const span = Math.min(stage.core * 1.16, 900);
  const pier = 92;
  const pitch = span + pier;
  const spring = 250;
  const reach = Math.ceil(stage.half / pitch) + 1;
  let arches = '';
  let piers = '';
  let caps = '';
  for (let n = -reach; n < reach; n++) {
    const x = n * pitch - span / 2 + focus;
    arches += `M${num(x)} ${HEIGHT + 10}V${spring}C${num(x)} ${-20} ${num(x + span)} ${-20} ${num(x + span)} ${spring}V${HEIGHT + 10}Z`;
    piers += box(x + span + 14, spring, pier - 28, HEIGHT);
    caps += box(x + span - 10, spring - 16, pier + 20, 26);
  }
  const shade = stage.shaded(stone);
  return [
    `<path d="${box(-stage.half - 10, -10, stage.half * 2 + 20, HEIGHT + 30)}${arches}" fill="${shade}" fill-rule="evenodd"/>`,
    path(piers, stage.tint(stone), { opacity: 0.55 }),
    path(caps, stage.tint(stone)),
    rect(-stage.half, HEIGHT - 96, stage.half * 2, 18, stage.lit(stone)),
    rect(-stage.half, HEIGHT - 78, stage.half * 2, 90, shade),
  ].join('');
}

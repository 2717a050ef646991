import type { Landmark } from '../../../settings/setting.ts';
import type { Stage } from '../../stage.ts';
import { type Markup, num, path } from '../../svg.ts';
import { drawFronts, type RowShape } from '../fronts.ts';
import { cathedral, needleSpire, oneSpire, parishChurch, seaCathedral } from './churches.ts';
import { pinnacles, spindles, townHallSpire } from './ornateSpires.ts';
import { blueDome, dome, greatDome, pinkDome, ribbedDome, whiteDomes } from './domes.ts';
import { goldenBasilica, hilltopBasilica } from './basilicas.ts';
import type { DrawLandmark, Site } from './landmark.ts';
import {
  aqueduct,
  arena,
  cableBridge,
  castle,
  redFortress,
  titaniumSails,
  triumphalGate,
} from './monuments.ts';
import { ironTower } from './ironTower.ts';
import { belfry, cathedralTower, crownTower, octagonBelfry, threeTowers } from './northernTowers.ts';
import { brickOctagon, cupolaTower, squareDome } from './domedTowers.ts';
import {
  campanile,
  lagoonTower,
  leaningTower,
  minaretTower,
  slenderTower,
  squareTower,
} from './southernTowers.ts';

const DRAWN: Readonly<Record<Landmark, DrawLandmark>> = {
  cathedral,
  belfry,
  octagonBelfry,
  oneSpire,
  parishChurch,
  campanile,
  dome,
  castle,
  squareTower,
  ironTower,
  whiteDomes,
  hilltopBasilica,
  goldenBasilica,
  needleSpire,
  brickOctagon,
  pinkDome,
  triumphalGate,
  cupolaTower,
  spindles,
  minaretTower,
  blueDome,
  redFortress,
  titaniumSails,
  seaCathedral,
  aqueduct,
  greatDome,
  arena,
  ribbedDome,
  lagoonTower,
  pinnacles,
  squareDome,
  leaningTower,
  slenderTower,
  crownTower,
  cathedralTower,
  cableBridge,
  threeTowers,
  townHallSpire,
};

/** The emblem of the setting's town: the same one in all pictures of a hotel. */
const emblemOf = (stage: Stage): Landmark => stage.random('landmark').pick(stage.setting.landmarks);

/** Draws the emblem of the setting's town. */
export function drawLandmark(stage: Stage, site: Site): Markup {
  const name = emblemOf(stage);
  stage.drawn.add(name);
  return DRAWN[name](stage, site);
}

/**
 * Where landmarks stand that are too low to be seen above roofs: on a hill, in a gap between the houses, or in front
 * of them.
 */
const STANDS: Readonly<Partial<Record<Landmark, 'hill' | 'quay' | 'front'>>> = {
  castle: 'hill',
  seaCathedral: 'hill',
  hilltopBasilica: 'hill',
  goldenBasilica: 'hill',
  redFortress: 'hill',
  aqueduct: 'hill',
  whiteDomes: 'hill',
  pinkDome: 'quay',
  arena: 'quay',
  triumphalGate: 'quay',
  titaniumSails: 'quay',
  leaningTower: 'quay',
  pinnacles: 'quay',
  townHallSpire: 'quay',
  cableBridge: 'front',
};

/** Half the width of the gap between the houses, relative to the emblem's height. */
const ROOM: Readonly<Partial<Record<Landmark, number>>> = {
  arena: 0.74,
  triumphalGate: 0.7,
  titaniumSails: 1.1,
  leaningTower: 0.3,
  pinnacles: 0.6,
  pinkDome: 0.76,
  townHallSpire: 0.5,
};

/**
 * The emblem at the end of a street, smaller when it is broad; nothing when it is too broad to fit between the
 * houses.
 */
export function drawLandmarkAtEnd(stage: Stage, { height, ...site }: Site): Markup {
  const name = emblemOf(stage);
  const stands = STANDS[name] ?? 'roofs';
  if (stands === 'front') return '';
  return drawLandmark(stage, { ...site, height: height * (stands === 'roofs' ? 1 : (ENDING[name] ?? 0.7)) });
}

/** Height of broad emblems at the end of a street, relative to a tower. */
const ENDING: Readonly<Partial<Record<Landmark, number>>> = {
  leaningTower: 0.85,
  townHallSpire: 0.9,
  triumphalGate: 0.6,
};

export interface TownShape {
  /** Horizontal position of the emblem's middle. */
  focus: number;
  /** Height of the houses' base on the picture. */
  foot: number;
  /** Height of an emblem that rises over the roofs. */
  height: number;
  /** Depth of the emblem in the haze; the houses are nearer. */
  depth: number;
  row: Omit<RowShape, 'y'>;
}

/** The fronts of a town and its emblem, arranged so that both are visible. */
export function drawTown(stage: Stage, { focus, foot, height, depth, row }: TownShape): Markup {
  const name = emblemOf(stage);
  const { isClear = () => false } = row;
  const houses = (hides: (x: number) => boolean) => drawFronts(stage, { ...row, y: foot, isClear: hides });
  switch (STANDS[name] ?? 'roofs') {
    case 'roofs':
      return drawLandmark(stage, { x: focus, y: foot - 8, height, depth }) + houses(isClear);
    case 'hill': {
      const rise = row.height * stage.setting.front.height * 0.86;
      const mound = `M${num(focus - height * 1.3)} ${num(foot)}C${num(focus - height * 0.7)} ${num(foot - rise * 0.2)} ${num(focus - height * 0.7)} ${num(foot - rise)} ${num(focus - height * 0.3)} ${num(foot - rise)}H${num(focus + height * 0.3)}C${num(focus + height * 0.7)} ${num(foot - rise)} ${num(focus + height * 0.7)} ${num(foot - rise * 0.2)} ${num(focus + height * 1.3)} ${num(foot)}Z`;
      const tall = Math.min(height * 0.8, foot - rise - 40);
      return (
        path(mound, stage.tint(stage.land.wood, Math.min(1, depth + 0.16))) +
        drawLandmark(stage, { x: focus, y: foot - rise + 8, height: tall, depth }) +
        houses(isClear)
      );
    }
    case 'quay': {
      const tall = height * 0.84;
      const room = tall * (ROOM[name] ?? 0.6);
      return (
        houses((x) => isClear(x) || Math.abs(x - focus) < room + 30) +
        drawLandmark(stage, { x: focus, y: foot, height: tall, depth: depth * 0.5 })
      );
    }
    case 'front':
      return houses(isClear) + drawLandmark(stage, { x: focus, y: foot + 6, height, depth: 0.02 });
  }
}

import { describe, expect, test } from 'vitest';
import { SCENES, type Scene } from './address.ts';
import { compositionOf } from './draw/composition.ts';
import { composeScene } from './drawScene.ts';
import { SETTINGS, type SettingName } from './settings/settings.ts';
import { VIGNETTES } from './vignette.ts';

const HOTELS = Array.from({ length: 9 }, (_, n) => 100 + n);
const names = Object.keys(SETTINGS) as SettingName[];
const nameOf = (setting: SettingName, hotelId: number, offer = 0, photo = 1) =>
  `${setting}-${hotelId}v${hotelId}-${hotelId * 10 + offer}-${photo}`;

/** Enough hotels to include every composition. */
const hotelsFor = (setting: SettingName, scene: Scene) =>
  Array.from({ length: Math.max(9, SETTINGS[setting].motifs[scene].length) }, (_, n) => 100 + n);

const drawnBefore = new Map<string, ReadonlySet<string>>();

/**
 * Names of drawn things that only some places have, in the first pictures of those hotels. Each scene is composed
 * once.
 */
function drawnInScene(setting: SettingName, scene: Scene): ReadonlySet<string> {
  const key = `${setting} ${scene}`;
  const before = drawnBefore.get(key);
  if (before) return before;
  const all = new Set<string>();
  for (const hotelId of hotelsFor(setting, scene)) {
    const request = { scene, name: nameOf(setting, hotelId), width: 640, height: 360 };
    for (const what of composeScene(request).drawn) all.add(what);
  }
  drawnBefore.set(key, all);
  return all;
}

const drawnIn = (setting: SettingName, scenes: readonly Scene[]) =>
  new Set(scenes.flatMap((scene) => [...drawnInScene(setting, scene)]));

const LOW_LANDS = ['holland', 'veluwe', 'flanders', 'amsterdam', 'bruges', 'ghent', 'antwerp'] as const;
const DUTCH = ['holland', 'amsterdam', 'utrecht'] as const;
const FLEMISH = ['flanders', 'bruges', 'ghent', 'antwerp', 'brussels'] as const;
const inlandOf = (scene: Scene) => scene !== 'mountain' && scene !== 'lake' && scene !== 'vineyard';

/** Things that the pictures of a place show (in at least one picture), and things that they never show. */
const TABLE: readonly (readonly [
  setting: SettingName,
  scenes: readonly Scene[],
  must: string[],
  never: string[],
])[] = [
  [
    'paris',
    ['city'],
    ['mansard', 'ironTower'],
    ['dutchGable', 'stepGable', 'timberFrame', 'palm', 'cypress', 'hillTown', 'peaks'],
  ],
  ['north', ['city', 'countryside'], ['mansard'], ['dutchGable', 'palm', 'cypress', 'umbrellaPine']],
  ['nord', ['city', 'sea'], ['belfry', 'dunes'], ['palm', 'cypress', 'cove', 'chalkArch']],
  ['lyon', ['city'], ['hilltopBasilica'], ['dutchGable', 'stepGable', 'palm']],
  [
    'marseille',
    ['city', 'sea'],
    ['goldenBasilica'],
    ['dutchGable', 'stepGable', 'mansard', 'dunes', 'chalkArch'],
  ],
  [
    'bordeaux',
    ['city', 'vineyard'],
    ['needleSpire', 'chateau'],
    ['dutchGable', 'stepGable', 'cypress', 'peaks'],
  ],
  ['strasbourg', ['city'], ['timberFrame', 'oneSpire'], ['dutchGable', 'stepGable', 'palm', 'cypress']],
  ['alsace', ['city', 'countryside', 'vineyard'], ['timberFrame'], ['palm', 'cypress', 'chateau']],
  [
    'normandy',
    ['sea', 'countryside'],
    ['chalkArch', 'timberFrame'],
    ['cove', 'palm', 'cypress', 'umbrellaPine'],
  ],
  ['brittany', ['sea'], ['lonelyLight', 'lighthousePoint'], ['chalkArch', 'cove', 'palmBeach', 'palm']],
  ['nice', ['city'], ['pinkDome', 'palm'], ['dutchGable', 'mansard']],
  [
    'provence',
    ['countryside', 'vineyard', 'city'],
    ['cypress', 'bloomingRows'],
    ['dutchGable', 'stepGable', 'chateau', 'polder'],
  ],
  ['alps', ['mountain', 'lake'], ['chalet'], ['cypress', 'palm', 'polder']],
  ['auvergne', ['mountain', 'countryside'], ['volcano'], ['chalet', 'palm', 'cypress']],
  ['alsace', ['mountain'], ['roundedHeights'], ['chalet', 'greatPeak', 'towers']],
  ['madrid', ['city'], ['plaza'], ['dutchGable', 'stepGable', 'timberFrame', 'waterfront', 'palm']],
  [
    'castile',
    ['countryside', 'city'],
    ['plateau', 'tableland', 'plaza'],
    ['dutchGable', 'stepGable', 'polder', 'pointedTowers'],
  ],
  ['mancha', ['countryside'], ['ridgeMill'], ['towerMill', 'polder']],
  [
    'andalusia',
    ['countryside', 'city', 'sea'],
    ['whiteCube', 'whiteVillage', 'palm', 'olive'],
    ['dutchGable', 'stepGable', 'chateau', 'polder'],
  ],
  ['seville', ['city'], ['minaret', 'palm'], ['dutchGable', 'stepGable', 'mansard']],
  ['valencia', ['city', 'countryside'], ['blueDome', 'orange', 'palm'], ['dutchGable', 'stepGable']],
  ['barcelona', ['city'], ['spindles'], ['dutchGable', 'stepGable', 'peaks']],
  [
    'galicia',
    ['city', 'sea'],
    ['glazedBalcony', 'lighthousePoint'],
    ['dutchGable', 'stepGable', 'palm', 'cypress', 'cove'],
  ],
  [
    'asturias',
    ['city', 'countryside', 'mountain'],
    ['peaks'],
    ['dutchGable', 'stepGable', 'palm', 'cypress', 'whiteCube'],
  ],
  ['basque', ['city', 'countryside'], ['timberFrame'], ['dutchGable', 'stepGable', 'palm', 'cypress']],
  ['canaries', ['countryside', 'mountain', 'sea'], ['volcano', 'palm'], ['chalet', 'dunes']],
  ['rome', ['city'], ['greatDome', 'arena'], ['dutchGable', 'stepGable', 'mansard']],
  ['florence', ['city'], ['ribbedDome', 'cypress'], ['dutchGable', 'stepGable', 'mansard']],
  ['venice', ['city'], ['gondola', 'lagoonTower'], ['dutchGable', 'stepGable', 'hillTown']],
  ['milan', ['city'], ['pinnacles', 'peaks'], ['dutchGable', 'stepGable']],
  [
    'tuscany',
    ['countryside', 'city'],
    ['cypress', 'campanile'],
    ['dutchGable', 'stepGable', 'chateau', 'polder', 'towerMill'],
  ],
  ['dolomites', ['mountain'], ['towers', 'chalet'], ['palm', 'cypress']],
  ['puglia', ['countryside'], ['trullo', 'olive'], ['chalet', 'timberFrame']],
  ['sicily', ['countryside', 'mountain'], ['volcano'], ['chalet', 'dutchGable']],
  ['campania', ['sea'], ['terracedVillage'], ['dunes', 'chalkArch']],
  ['amsterdam', ['city'], ['dutchGable', 'crownTower'], ['mansard', 'hillTown', 'palm', 'cypress', 'peaks']],
  ['rotterdam', ['city'], ['cableBridge'], ['dutchGable', 'stepGable', 'palm']],
  [
    'holland',
    ['countryside', 'sea'],
    ['towerMill', 'polder', 'willow', 'dunes', 'plain'],
    ['castleHill', 'cypress', 'palm', 'chalkArch', 'peaks', 'umbrellaPine'],
  ],
  ['bruges', ['city'], ['stepGable', 'octagonBelfry'], ['cypress', 'palm', 'mansard', 'hillTown', 'peaks']],
  ['ghent', ['city'], ['stepGable', 'threeTowers'], ['cypress', 'palm', 'hillTown']],
  ['brussels', ['city'], ['stepGable', 'townHallSpire'], ['cypress', 'palm', 'hillTown']],
  [
    'wallonia',
    ['forest', 'countryside', 'city'],
    ['forestCastle'],
    ['dutchGable', 'stepGable', 'polder', 'towerMill', 'palm', 'cypress'],
  ],
];

describe('what is drawn belongs to the place', () => {
  test.each(TABLE)('%s: %j', (setting, scenes, must, never) => {
    const drawn = drawnIn(setting, scenes);
    expect([...drawn]).toEqual(expect.arrayContaining(must));
    expect(never.filter((what) => drawn.has(what))).toEqual([]);
  });

  const everywhere = new Map(
    names.map((setting) => [setting, drawnIn(setting, SCENES.filter(inlandOf))] as const),
  );
  const where = (what: string) => names.filter((setting) => everywhere.get(setting)?.has(what));

  test.each<[string, readonly SettingName[]]>([
    ['dutchGable', [...DUTCH, ...FLEMISH]],
    ['stepGable', [...FLEMISH, 'nord', 'limburg', 'veluwe']],
    ['polder', [...LOW_LANDS, 'utrecht', 'rotterdam', 'brussels']],
    ['towerMill', [...DUTCH, ...FLEMISH, 'rotterdam']],
    ['chalkArch', ['normandy']],
    ['trullo', ['puglia']],
    ['gondola', ['venice']],
    ['ironTower', ['paris']],
  ])('%s is met nowhere else', (what, settings) => {
    expect(where(what).filter((setting) => !settings.includes(setting))).toEqual([]);
    expect(where(what).length).toBeGreaterThan(0);
  });

  test.each(['cypress', 'olive', 'palm', 'orange', 'battlements'])('%s: not north of the Alps', (what) => {
    const north = names.filter((setting) => SETTINGS[setting].climate === 'cool');
    expect(where(what).filter((setting) => north.includes(setting))).toEqual([]);
  });

  test('nothing lies under snow in the south', () => {
    for (const setting of names.filter((name) => SETTINGS[name].climate === 'south'))
      for (const scene of SCENES)
        for (const hotelId of HOTELS) {
          const subject = {
            kind: 'stay',
            setting,
            hotelId,
            view: hotelId,
            offerId: hotelId * 10,
            photo: 1,
          } as const;
          expect(compositionOf(scene, subject, 16 / 9).mood.land.isSnowy).toBe(false);
        }
  });
});

describe('a hotel', () => {
  const place = (setting: SettingName, hotelId: number, offer: number, photo: number) => {
    const subject = {
      kind: 'stay',
      setting,
      hotelId,
      view: 3,
      offerId: hotelId * 10 + offer,
      photo,
    } as const;
    const { mood } = compositionOf('city', subject, 16 / 9);
    const { seed, motif, family, focusAt, isMirrored } = mood;
    return { seed, motif, family, focusAt, isMirrored, season: mood.land.season, sunX: mood.sunAt.x };
  };

  test('has one place, season and family of colours in all photos of all its offers', () => {
    const one = place('paris', 812, 0, 1);
    for (const offer of [0, 1, 2, 3])
      for (const photo of [1, 2, 3, 4, 5, 6]) expect(place('paris', 812, offer, photo)).toEqual(one);
  });

  test('has the same in the pictures of its activities', () => {
    const { mood } = compositionOf(
      'city',
      {
        kind: 'activity',
        setting: 'paris',
        hotelId: 812,
        view: 3,
        vignette: 'walk',
        activityId: 8125,
        photo: 1,
      },
      16 / 9,
    );
    const { seed, motif, family } = place('paris', 812, 0, 1);
    expect(mood).toMatchObject({ seed, motif, family });
  });

  const firstPictures = (setting: SettingName, scene: Scene, count: number) =>
    Array.from({ length: count }, (_, nth) => {
      const subject = {
        kind: 'stay',
        setting,
        hotelId: 7 * nth + 3,
        view: 40 + nth,
        offerId: nth,
        photo: 1,
      } as const;
      return compositionOf(scene, subject, 16 / 9).mood;
    });

  test.each(names)('in %s is not drawn as another one of its town', (setting) => {
    for (const scene of SCENES) {
      const { length } = SETTINGS[setting].motifs[scene];
      const moods = firstPictures(setting, scene, 3 * length);
      // Neighbours differ in composition if the place has more than one; otherwise they differ in colours.
      const alike = moods.filter(({ motif }, nth) => length > 1 && motif === moods[nth + 1]?.motif);
      expect(alike).toEqual([]);
      expect(new Set(moods.map(({ motif, family }) => `${motif} ${family}`)).size).toBe(moods.length);
    }
  });

  test.each(names)('in %s: the compositions of a town are met equally often', (setting) => {
    const { length } = SETTINGS[setting].motifs.city;
    expect(length).toBeGreaterThanOrEqual(6);
    const counts = Map.groupBy(firstPictures(setting, 'city', 2 * length), ({ motif }) => motif);
    expect([...counts.values()].map((own) => own.length)).toEqual(Array.from({ length }, () => 2));
  });

  test('has rooms and breakfasts of its own: a dozen hotels differ in beds and tables', () => {
    const drawn = Array.from({ length: 12 }, (_, nth) =>
      [2, 3, 4, 5, 6, 7].flatMap((photo) => {
        const name = `bruges-${50 + nth}v${nth + 1}-${900 + nth * 3}-${photo}`;
        return [...composeScene({ scene: 'city', name, width: 640, height: 360 }).drawn];
      }),
    ).flat();
    const kinds = (what: string) => new Set(drawn.filter((name) => name.includes(what))).size;
    expect(kinds(' bed')).toBe(3);
    expect(kinds('headboard of ')).toBeGreaterThanOrEqual(3);
    expect(kinds('spread of ')).toBe(3);
  });

  test('different offers of it are seen at different hours or from nearer', () => {
    const pictures = [0, 1, 2, 3].map((offer) =>
      composeScene({ scene: 'city', name: nameOf('rome', 44, offer), width: 640, height: 360 }),
    );
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(4);
    expect(new Set(pictures.map(({ drawn }) => [...drawn].join())).size).toBe(1);
  });
});

describe('an activity', () => {
  test.each(VIGNETTES)('%s has a picture of its own in every kind of place', (vignette) => {
    const pictures = SCENES.map((scene, n) => {
      const setting = names[(n * 11 + vignette.length * 5) % names.length] ?? 'paris';
      const { svg } = composeScene({ scene, name: `${setting}-7-${vignette}-75-1`, width: 640, height: 360 });
      expect(svg).not.toMatch(/NaN|Infinity|undefined|#-/);
      return svg;
    });
    expect(new Set(pictures).size).toBe(SCENES.length);
  });
});

import { createRandom } from '../random.ts';
import type { Scene } from '../address.ts';
import type { SettingName } from '../settings/settings.ts';
import type { PlaceOfHotel, Subject } from '../subject.ts';
import type { Vignette } from '../vignette.ts';
import { heroOf } from './heroes.ts';
import { LANDS } from './seasons.ts';
import { at, laterThat, type Mood, morningOf, placeOf, viewOf } from './mood.ts';
import { type AnyStill, STILLS, type StillName } from './stills/drawStill.ts';

export interface Composition {
  /** The landscape; another one than in the address where an activity leads away from the house. */
  scene: Scene;
  mood: Mood;
  /** The moment of a stay in front of the landscape; the landscape itself when left out. */
  still?: AnyStill;
  /** Names one arrangement of a still. */
  arrangement: string;
}

/** Where pictures are set that belong to no hotel. */
const ELSEWHERE: Readonly<Record<Scene, readonly SettingName[]>> = {
  sea: ['riviera', 'liguria', 'brittany', 'balearics'],
  mountain: ['alps', 'dolomites', 'pyrenees'],
  countryside: ['tuscany', 'provence', 'burgundy', 'holland'],
  city: ['paris', 'rome', 'amsterdam', 'seville', 'bruges', 'florence'],
  vineyard: ['bordeaux', 'alsace', 'tuscany', 'champagne'],
  lake: ['lakes', 'alps'],
  forest: ['wallonia', 'alsace', 'veluwe'],
};

const elsewhere = (scene: Scene, name: string, setting?: SettingName): Mood =>
  placeOf(scene, setting ?? createRandom('elsewhere', scene, name).pick(ELSEWHERE[scene]), name);

/**
 * What a subject's picture shows. Photo 1 of an offer is its wide landscape; those that follow show the stay, in an
 * order of its own, the landscape once more from nearer and at another hour among them. All pictures of a hotel show
 * one place.
 */
export function compositionOf(scene: Scene, subject: Subject, aspect: number): Composition {
  switch (subject.kind) {
    case 'page':
      return {
        scene,
        mood: {
          ...elsewhere(scene, subject.name, subject.setting),
          ...heroOf(`${scene}/${subject.name}`, aspect),
        },
        arrangement: subject.name,
      };
    case 'box':
      return { scene, ...photoOf(elsewhere(scene, subject.code), subject.code, subject.photo) };
    case 'stay': {
      const place = placeOf(scene, subject.setting, subject.hotelId, subject.view);
      return { scene, ...photoOf(viewOf(place, subject.offerId), `${subject.offerId}`, subject.photo) };
    }
    case 'activity':
      return activityPhoto(scene, subject);
  }
}

type Shown = StillName | 'nearer';

/** What photos 2 and up of an offer show. */
function orderOf(mood: Mood, saleId: string): Shown[] {
  const random = createRandom('order', mood.seed, saleId);
  const shuffled: Shown[] = STILLS.map((still) => ({ still, key: random.unit() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ still }) => still);
  // Third at the latest, so that a short carousel has it too.
  return shuffled.toSpliced(random.int(1, 2), 0, 'nearer');
}

function photoOf(mood: Mood, saleId: string, photo: number): Omit<Composition, 'scene'> {
  const order = orderOf(mood, saleId);
  const shown = order[((photo - 1) % (order.length + 1)) - 1];
  if (shown === undefined) return { mood, arrangement: saleId };
  if (shown === 'nearer')
    return { mood: { ...laterThat(mood), foreground: 'open', zoom: 1.7 }, arrangement: saleId };
  return { mood: shown === 'breakfast' ? morningOf(mood) : mood, still: shown, arrangement: saleId };
}

/** Balloons rise in the morning, candles are lit in the evening. */
const VIGNETTE_HOURS: Readonly<Partial<Record<Vignette, 'dawn' | 'noon' | 'golden' | 'dusk'>>> = {
  dinner: 'dusk',
  hottub: 'dusk',
  theatre: 'dusk',
  balloon: 'dawn',
  yoga: 'dawn',
  golf: 'noon',
  kayak: 'noon',
  surf: 'golden',
};

/** Activities that are not done in the snow. */
const OUTDOORS: ReadonlySet<Vignette> = new Set([
  'bike',
  'golf',
  'balloon',
  'treetops',
  'boat',
  'kayak',
  'surf',
  'paddle',
  'yoga',
]);

/** An activity's photos: what is done, the place, and what is done once more at another hour. */
function activityPhoto(scene: Scene, subject: Subject & { kind: 'activity' }): Composition {
  const { setting, hotelId, view: nthView, activityId, vignette, photo } = subject;
  const place = placeOf(scene, setting, hotelId, nthView);
  const arrangement = `${activityId}`;
  const view = viewOf(place, activityId);
  if (vignette === 'place') return { scene, ...photoOf(view, arrangement, photo) };
  const nth = (photo - 1) % 3;
  if (nth === 1) return { scene, mood: { ...view, zoom: 1 }, arrangement };
  const isDark = view.sky.tone > 0.3;
  const unit = createRandom('vignette', place.seed, activityId).unit();
  const hour = VIGNETTE_HOURS[vignette] ?? (isDark ? 'golden' : undefined);
  const land = place.land.isSnowy && OUTDOORS.has(vignette) ? LANDS.spring : place.land;
  const first = { ...(hour ? at(view, hour, unit) : view), land, zoom: 1 };
  const mood = nth === 0 ? first : laterThat(first);
  if (vignette === 'castle') {
    const motif = place.setting.relief === 'flat' ? 'riverCastle' : 'castleHill';
    return {
      scene: 'countryside',
      mood: { ...mood, motif, foreground: 'open', zoom: nth === 0 ? 1.25 : 1.6 },
      arrangement,
    };
  }
  return { scene, mood, still: vignette, arrangement: nth === 0 ? arrangement : `${arrangement} again` };
}

/** The photo of an offer on which its room is, from 2; the same in every size. */
export function photoOfRoom(
  scene: Scene,
  { setting, hotelId, view, offerId }: PlaceOfHotel & { offerId: number },
): number {
  const mood = viewOf(placeOf(scene, setting, hotelId, view), offerId);
  return orderOf(mood, `${offerId}`).indexOf('bedroom') + 2;
}

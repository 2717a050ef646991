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
  /** Scene of the landscape; differs from the one in the address when an activity takes place away from the house. */
  scene: Scene;
  mood: Mood;
  /** The moment of a stay shown in front of the landscape; only the landscape when left out. */
  still?: AnyStill;
  /** Key of the arrangement of a still. */
  arrangement: string;
}

/** Settings of pictures that belong to no hotel. */
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
 * The composition of a subject's picture. Photo 1 of an offer is a wide landscape. Its other photos show moments of
 * the stay in an order that depends on the offer, and once more the landscape, from nearer and at another hour. All
 * pictures of a hotel show the same place.
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

/** The order in which photos from 2 on show moments of the stay and the nearer landscape. */
function orderOf(mood: Mood, saleId: string): Shown[] {
  const random = createRandom('order', mood.seed, saleId);
  const shuffled: Shown[] = STILLS.map((still) => ({ still, key: random.unit() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ still }) => still);
  // At the second or third place, so that a short carousel shows it too.
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

/** Hours of pictures of activities that need a certain light, such as balloons at dawn. */
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

/** Activities that are not shown in snow. */
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

/** The photos of an activity, in turns: the activity, the place, and the activity at another hour. */
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

/** Number of the photo that shows an offer's room, from 2; the same in every size. */
export function photoOfRoom(
  scene: Scene,
  { setting, hotelId, view, offerId }: PlaceOfHotel & { offerId: number },
): number {
  const mood = viewOf(placeOf(scene, setting, hotelId, view), offerId);
  return orderOf(mood, `${offerId}`).indexOf('bedroom') + 2;
}

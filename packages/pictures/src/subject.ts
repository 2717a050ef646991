import { isScene, type Scene, type SizeName } from './address.ts';
import { isSettingName, type SettingName } from './settings/settings.ts';
import { isVignette, type Vignette } from './vignette.ts';

/** The hotel of a picture: all its pictures show the same place and house. */
export interface PlaceOfHotel {
  setting: SettingName;
  hotelId: number;
  /**
   * Number of the view of the place that its pictures show, from 0. Hotels with consecutive views are drawn
   * differently; those of one town have consecutive numbers.
   */
  view: number;
}

/** The subject of a picture. Photos are numbered from 1. */
export type Subject =
  /** Without `setting`, one that suits the scene is used. */
  | { kind: 'page'; name: string; setting?: SettingName }
  | { kind: 'box'; code: string; photo: number }
  | ({ kind: 'stay'; offerId: number; photo: number } & PlaceOfHotel)
  | ({ kind: 'activity'; activityId: number; vignette: Vignette; photo: number } & PlaceOfHotel);

/**
 * The pictures of pages as `{scene}/{name}`, in addition to `{scene}/idea-{setting}-{1 to 9}`; they belong to nothing
 * on sale.
 */
export const PAGE_PICTURES = [
  'lake/home',
  'lake/home-night',
  'vineyard/home-gift',
  'vineyard/home-gift-night',
  'lake/give-instead',
  'vineyard/give-a-stay',
  'forest/activities-nearby',
  'lake/sleeve-lake',
  'vineyard/sleeve-vineyard',
  'sea/sleeve-sea',
  'mountain/sleeve-mountain',
  'lake/theme-romantic',
  'forest/theme-spa',
  'countryside/theme-family',
  'vineyard/theme-food',
  'city/theme-city',
  'sea/theme-sea',
  'forest/theme-nature',
  'vineyard/theme-wine',
  'city/theme-culture',
  'mountain/theme-sport',
  'forest/theme-unusual',
  'countryside/theme-golf',
  'lake/theme-luxury',
  'countryside/theme-any',
] as const satisfies readonly `${Scene}/${string}`[];

type PagePicture = (typeof PAGE_PICTURES)[number];

/** Address of a picture of a page, in a size that `readAddress` accepts. */
export type PagePictureAddress =
  | `/images/${PagePicture}/${Exclude<SizeName, '1200_630'>}.webp`
  | `/images/${PagePicture}/1200_630.jpeg`;

/** Pictures of pages that show a place, numbered from 1 to 9, e.g. "idea-bruges-2". */
const IDEA = /^idea-([a-z]+)-[1-9]$/;
const STAY = /^([a-z]+)-(\d{1,9})(?:v(\d{1,4}))?-(\d{1,9})-(\d{1,2})$/;
const ACTIVITY = /^([a-z]+)-(\d{1,9})(?:v(\d{1,4}))?-([a-z]+)-(\d{1,9})-(\d{1,2})$/;
const BOX = /^box-([a-z0-9]{1,40})-(\d{1,2})$/;

const placeName = ({ setting, hotelId, view }: PlaceOfHotel) =>
  `${setting}-${hotelId}${view === 0 ? '' : `v${view}`}`;

/** The name of a subject's picture in its address; `readName` is the inverse. */
export function pictureName(subject: Subject): string {
  switch (subject.kind) {
    case 'page':
      return subject.name;
    case 'box':
      return `box-${subject.code}-${subject.photo}`;
    case 'stay':
      return `${placeName(subject)}-${subject.offerId}-${subject.photo}`;
    case 'activity':
      return `${placeName(subject)}-${subject.vignette}-${subject.activityId}-${subject.photo}`;
  }
}

function readSubject(scene: Scene, name: string): Subject | undefined {
  if ((PAGE_PICTURES as readonly string[]).includes(`${scene}/${name}`)) return { kind: 'page', name };
  const [, shown = ''] = IDEA.exec(name) ?? [];
  if (isSettingName(shown)) return { kind: 'page', name, setting: shown };
  const [, code, boxPhoto] = BOX.exec(name) ?? [];
  if (code !== undefined) return { kind: 'box', code, photo: Number(boxPhoto) };
  const [, setting = '', hotelId, view = 0, offerId, photo] = STAY.exec(name) ?? [];
  if (isSettingName(setting))
    return {
      kind: 'stay',
      setting,
      hotelId: Number(hotelId),
      view: Number(view),
      offerId: Number(offerId),
      photo: Number(photo),
    };
  const [, place = '', hotel, placeView = 0, vignette = '', activityId, nth] = ACTIVITY.exec(name) ?? [];
  if (isSettingName(place) && isVignette(vignette))
    return {
      kind: 'activity',
      setting: place,
      hotelId: Number(hotel),
      view: Number(placeView),
      vignette,
      activityId: Number(activityId),
      photo: Number(nth),
    };
  return undefined;
}

/**
 * The subject of the picture with the scene and name; undefined when there is none, or a number is not in its
 * canonical form.
 */
export function readName(scene: Scene, name: string): Subject | undefined {
  const subject = readSubject(scene, name);
  return subject && pictureName(subject) === name ? subject : undefined;
}

/** Whether the address `{scene}/{name}` is that of a page's picture. */
export function isPagePicture(address: string): boolean {
  const [scene = '', name = ''] = address.split('/');
  return isScene(scene) && readName(scene, name)?.kind === 'page';
}

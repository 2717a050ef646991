import {
  isScene,
  isVignette,
  photoOfRoom,
  type PictureAddress,
  pictureName,
  settingOf,
  type Subject,
  type Vignette,
} from '@sabadora/pictures';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The data of a hotel that decides what its pictures show: its location and its surroundings. */
export interface PicturedHotel {
  hotel_id: number;
  scene: string;
  country_code: string;
  latitude: number;
  longitude: number;
  picture_view: number;
}

interface Pictured {
  id: number;
  picture_count: number;
}

/** Pictures of activity tags, by the tag's id in the sample catalogue. */
const VIGNETTES: Readonly<Record<number, Vignette>> = {
  101: 'spa',
  102: 'massage',
  103: 'hottub',
  104: 'yoga',
  105: 'sauna',
  111: 'dinner',
  112: 'tasting',
  113: 'wine',
  114: 'cooking',
  117: 'beer',
  121: 'museum',
  122: 'walk',
  123: 'castle',
  124: 'theatre',
  125: 'cellar',
  131: 'bike',
  132: 'hike',
  133: 'golf',
  135: 'horse',
  136: 'balloon',
  137: 'treetops',
  141: 'boat',
  142: 'kayak',
  143: 'surf',
  144: 'paddle',
  154: 'treasure',
};

/**
 * The picture for a list of tags: that of the first tag with one (an activity's own tag comes first), otherwise
 * `place`.
 */
const vignetteOf = (tagIds: readonly number[]): Vignette =>
  tagIds.flatMap((id) => VIGNETTES[id] ?? [])[0] ?? 'place';

const placeOf = (hotel: PicturedHotel) => ({
  setting: settingOf({
    countryCode: hotel.country_code,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
  }),
  hotelId: hotel.hotel_id,
  view: hotel.picture_view,
});

/** Addresses of the photos 1 to `count`, as 640×360 WebP. */
function addresses(scene: string, count: number, subject: (photo: number) => Subject): string[] {
  return Array.from(
    { length: Math.max(1, count) },
    (_, index) => `/images/${scene}/${pictureName(subject(index + 1))}/640_360.webp`,
  );
}

/** Least number of pictures on a product page: four in its grid, five in its viewer (D-038). */
export const PICTURES_LEAST = 5;

/** Pictures of an offer, at least `least`. All pictures of a hotel show the same place. */
export const offerPictures = (row: Pictured & PicturedHotel, least = 1): string[] =>
  addresses(row.scene, Math.max(least, row.picture_count), (photo) => ({
    kind: 'stay',
    ...placeOf(row),
    offerId: row.id,
    photo,
  }));

/** Number of different photos of an offer: two landscapes, and each moment of a stay. */
const PICTURES_MOST = 7;

/** The picture of the room of an offer. */
export function roomPicture(row: PicturedHotel & { id: number }): string {
  const photo = isScene(row.scene) ? photoOfRoom(row.scene, { ...placeOf(row), offerId: row.id }) : 1;
  return offerPictures({ ...row, picture_count: PICTURES_MOST })[photo - 1] ?? '';
}

/** The picture of an item of a stay's programme, at the hotel's place; `place` when `icon` has no picture. */
export const itemPicture = (row: PicturedHotel & { id: number }, icon: string): string => {
  const vignette = isVignette(icon) ? icon : 'place';
  const [picture] = addresses(row.scene, 1, (photo) => ({
    kind: 'activity',
    ...placeOf(row),
    vignette,
    activityId: row.id,
    photo,
  }));
  return picture ?? '';
};

/** Pictures of an activity at the hotel's place. */
export const activityPictures = (row: Pictured & PicturedHotel & { tag_ids: readonly number[] }): string[] =>
  addresses(row.scene, row.picture_count, (photo) => ({
    kind: 'activity',
    ...placeOf(row),
    vignette: vignetteOf(row.tag_ids),
    activityId: row.id,
    photo,
  }));

/** Pictures of a gift box. */
export const boxPictures = (row: { code: string; scene: string; picture_count: number }): string[] =>
  addresses(row.scene, row.picture_count, (photo) => ({ kind: 'box', code: row.code.toLowerCase(), photo }));

/** The columns of hotel and town that pictures of offers and activities need. */
const PICTURE_COLUMNS = [
  'hotel.id as hotel_id',
  'hotel.latitude',
  'hotel.longitude',
  'hotel.picture_view',
  'city.country_code',
] as const;

/** The pictures of the items of a stay's programme. */
async function itemPicturesOf(db: Kysely<Tables>, offerId: number): Promise<string[]> {
  const row = await db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select(['offer.id', 'offer.program', 'hotel.scene', ...PICTURE_COLUMNS])
    .where('offer.id', '=', offerId)
    .executeTakeFirst();
  const ids = row?.program.flatMap(({ itemId }) => itemId ?? []) ?? [];
  if (!row || ids.length === 0) return [];
  const items = await db.selectFrom('program_item').select('icon').where('id', 'in', ids).execute();
  return items.map(({ icon }) => itemPicture(row, icon ?? 'place'));
}

async function picturesOf(db: Kysely<Tables>, { subject }: PictureAddress): Promise<string[]> {
  switch (subject.kind) {
    case 'page':
      return [];
    case 'box': {
      const row = await db
        .selectFrom('gift_box')
        .select(['code', 'scene', 'picture_count'])
        .where('code', 'ilike', subject.code)
        .executeTakeFirst();
      return row ? boxPictures(row) : [];
    }
    case 'stay': {
      const row = await db
        .selectFrom('offer')
        .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
        .innerJoin('place as city', 'city.id', 'hotel.city_id')
        .select(['offer.id', 'offer.picture_count', 'hotel.scene', ...PICTURE_COLUMNS])
        .where('offer.id', '=', subject.offerId)
        .executeTakeFirst();
      return row ? [...offerPictures(row, PICTURES_LEAST), roomPicture(row)] : [];
    }
    case 'activity': {
      const row = await db
        .selectFrom('activity')
        .innerJoin('hotel', 'hotel.id', 'activity.hotel_id')
        .innerJoin('place as city', 'city.id', 'hotel.city_id')
        .select([
          'activity.id',
          'activity.picture_count',
          'activity.tag_ids',
          'activity.scene',
          ...PICTURE_COLUMNS,
        ])
        .where('activity.id', '=', subject.activityId)
        .executeTakeFirst();
      return [...(row ? activityPictures(row) : []), ...(await itemPicturesOf(db, subject.activityId))];
    }
  }
}

/** Whether the catalogue has a picture with this address, in any size. */
export async function hasPicture(db: Kysely<Tables>, address: PictureAddress): Promise<boolean> {
  const pictures = await picturesOf(db, address);
  return pictures.some((picture) => picture.startsWith(`/images/${address.scene}/${address.name}/`));
}

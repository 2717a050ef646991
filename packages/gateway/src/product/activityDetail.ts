import type { ActivityCardData, ActivityDetail, ActivityPart } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { Language } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { activityCardsOf } from '../search/activities/activityCards.ts';
import { inLanguage, languageOf, textIn } from '../search/locale.ts';
import { findBreadcrumb } from './breadcrumb.ts';
import { durationText, scheduleText } from './wording.ts';

interface ActivityRequest {
  id: number;
  locale: Locale;
}

/** The card of an activity, whether it is on sale or not. */
async function findCard(
  db: Kysely<Tables>,
  { id, locale }: ActivityRequest,
): Promise<ActivityCardData | undefined> {
  const [card] = await activityCardsOf(db, [{ id, distanceKm: null, index: 0 }], locale);
  return card;
}

/** The card of an activity on sale. */
export async function findActivityCard(
  db: Kysely<Tables>,
  request: ActivityRequest,
): Promise<ActivityCardData | undefined> {
  const row = await db
    .selectFrom('activity')
    .innerJoin('hotel', 'hotel.id', 'activity.hotel_id')
    .select('activity.id')
    .where('activity.id', '=', request.id)
    .where('activity.published', '=', true)
    .where('hotel.active', '=', true)
    .executeTakeFirst();
  return row && findCard(db, request);
}

/** The place of an activity: its hotel, where it takes place or begins. */
function centerOf({ hotel }: ActivityCardData): ActivityDetail['mainActivityCenter'] {
  const { label, address, zipCode, latitude, longitude } = hotel.location;
  return {
    id: hotel.id,
    label: hotel.label,
    star: hotel.stars,
    uri: hotel.uri,
    location: {
      completeAddress: { streetAddress: address, zipCode },
      address: `${address}, ${zipCode} ${label}`,
      latitude,
      longitude,
    },
    main: true,
  };
}

/**
 * The parts of the activity, in the order of `ids`. A part has the name of the tag with its id, otherwise that of the
 * activity.
 */
async function findParts(
  db: Kysely<Tables>,
  ids: readonly number[],
  card: ActivityCardData,
  language: Language,
): Promise<ActivityPart[]> {
  if (ids.length === 0) return [];
  const items = await db.selectFrom('program_item').selectAll().where('id', 'in', ids).execute();
  const tags = await db.selectFrom('activity_tag').selectAll().where('id', 'in', ids).execute();
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const tagOf = new Map(tags.map((tag) => [tag.id, tag]));
  return ids.flatMap((id): ActivityPart[] => {
    const item = itemOf.get(id);
    if (!item) return [];
    const tag = tagOf.get(id);
    const hours = item.hours ? textIn(item.hours, language) : null;
    return [
      {
        title: tag ? textIn(tag.names, language) : card.label,
        description: inLanguage(item.details, language) ?? [],
        univers: tag ? textIn(tag.group_names, language) : null,
        composition: item.minutes === null ? null : durationText(item.minutes, language),
        schedules: scheduleText(null, hours, language),
        importantInformation: inLanguage(item.must_know, language) ?? [],
        activityCenter: centerOf(card),
      },
    ];
  });
}

/**
 * An activity in full (PR-076, PR-077, PR-085); undefined when there is none. An activity that is no longer sold is
 * returned with `published: false` (PR-072).
 */
export async function findActivityDetail(
  db: Kysely<Tables>,
  request: ActivityRequest,
): Promise<ActivityDetail | undefined> {
  const card = await findCard(db, request);
  const row =
    card &&
    (await db
      .selectFrom('activity')
      .innerJoin('hotel', 'hotel.id', 'activity.hotel_id')
      .select([
        'activity.published',
        'hotel.active',
        'activity.descriptions',
        'activity.item_ids',
        'activity.important_infos',
        'hotel.country_id',
        'hotel.region_id',
        'hotel.department_id',
        'hotel.city_id',
      ])
      .where('activity.id', '=', request.id)
      .executeTakeFirst());
  if (!card || !row) return undefined;
  const language = languageOf(request.locale);
  return {
    published: row.published && row.active,
    activity: card,
    description: inLanguage(row.descriptions, language) ?? [],
    activities: await findParts(db, row.item_ids, card, language),
    importantInformation: inLanguage(row.important_infos, language) ?? [],
    mainActivityCenter: centerOf(card),
    breadCrumb: await findBreadcrumb(db, row, language),
  };
}

/** The pictures of an activity (PR-086); undefined when there is none. */
export async function findActivityImages(
  db: Kysely<Tables>,
  request: ActivityRequest,
): Promise<string[] | undefined> {
  return (await findCard(db, request))?.images;
}

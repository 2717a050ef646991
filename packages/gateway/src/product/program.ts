import type { ProgramItem, RoomData } from '@sabadora/api';
import type { Language, LocalText } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { ProgramLine } from '../database/offerTables.ts';
import type { Tables } from '../database/tables.ts';
import { inLanguage, textIn } from '../search/locale.ts';
import { itemPicture, type PicturedHotel } from '../search/pictures.ts';
import { durationText, peopleText, scheduleText } from './wording.ts';

function selectItems(db: Kysely<Tables>, ids: number[]) {
  return db.selectFrom('program_item').selectAll().where('id', 'in', ids).execute();
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

interface ProgramContext {
  language: Language;
  /** The room of the stay; null when not known. */
  room: RoomData | null;
  /** Adults and children. */
  people: number;
  /** The offer, from which pictures are derived. */
  row: PicturedHotel & { id: number };
}

const textOrNull = (texts: Partial<LocalText> | null | undefined, language: Language): string | null =>
  texts ? textIn(texts, language) : null;

function toItem(
  { type, titles, weekdays }: ProgramLine,
  item: ItemRow | undefined,
  { language, room, people, row }: ProgramContext,
): ProgramItem {
  const lines = (texts: ItemRow['details'] | undefined) => (texts && inLanguage(texts, language)) ?? [];
  const base = {
    title: textIn(titles, language),
    details: lines(item?.details),
    mustKnow: lines(item?.must_know),
    schedules: scheduleText(weekdays, textOrNull(item?.hours, language), language),
  };
  if (type === 'ROOM') {
    const ofRoom = room === null ? [] : [room.bedding, ...room.highlights].filter((text) => text !== '');
    return { type, ...base, details: [...base.details, ...ofRoom] };
  }
  if (type === 'BREAKFAST') return { type, ...base };
  const icon = item?.icon ?? (type === 'DINNER' ? 'dinner' : 'activity');
  const experience = {
    ...base,
    image: item ? itemPicture(row, item.icon ?? 'place') : null,
    where: textOrNull(item?.place, language),
    how: textOrNull(item?.how, language),
    why: lines(item?.why),
    menu: lines(item?.menu),
    importantInfos: lines(item?.important_infos),
    activityId: item && weekdays ? item.id : null,
    repeated: item?.repeated ?? false,
    singleDay: item !== undefined && weekdays != null,
  };
  if (type === 'DINNER') return { type, ...experience };
  const displayPax = item?.display_pax ?? false;
  return {
    type,
    ...experience,
    duration: item?.minutes == null ? null : durationText(item.minutes, language),
    icon,
    displayPax,
    participantsLabel: displayPax ? peopleText(people, language) : null,
  };
}

/** A stay's programme in full, in its order (PR-029). */
export async function findProgram(
  db: Kysely<Tables>,
  program: readonly ProgramLine[],
  context: ProgramContext,
): Promise<ProgramItem[]> {
  const ids = program.flatMap(({ itemId }) => itemId ?? []);
  const items = ids.length === 0 ? [] : await selectItems(db, ids);
  const byId = new Map(items.map((item) => [item.id, item]));
  return program.map((line) =>
    toItem(line, line.itemId == null ? undefined : byId.get(line.itemId), context),
  );
}

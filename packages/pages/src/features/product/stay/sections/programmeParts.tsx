import type { ProgramItem } from '@sabadora/api';
import { BedIcon, CupIcon, CutleryIcon, TicketIcon, type IconComponent } from '@sabadora/design-system/Icon';
import type { ProgrammeItem } from '@sabadora/design-system/Programme';
import { photoOf } from '../../../offers/photo.ts';

/** Icon of each kind of part (PR-029). */
export const PROGRAMME_ICONS: Record<ProgramItem['type'], IconComponent> = {
  ROOM: BedIcon,
  BREAKFAST: CupIcon,
  DINNER: CutleryIcon,
  ACTIVITY: TicketIcon,
};

/** Facts of a part: its duration and number of participants if it is an activity, and its schedule. */
export function aboutItem(item: ProgramItem): string[] {
  const { schedules } = item;
  return [
    ...(item.type === 'ACTIVITY' && item.duration !== null ? [item.duration] : []),
    ...(item.type === 'ACTIVITY' && item.displayPax && item.participantsLabel !== null
      ? [item.participantsLabel]
      : []),
    ...(schedules === null ? [] : [schedules]),
  ];
}

/** Picture of a part; null if it has none. */
export function imageOfItem(item: ProgramItem): string | null {
  return 'image' in item ? item.image : null;
}

/** Keys of the headings of a part's further details. */
type DetailKey = 'stay.why' | 'stay.menu' | 'stay.where' | 'stay.how' | 'stay.mustKnow';

/** Details of a part under their headings; headings without content are left out. */
export function detailsOfItem(item: ProgramItem): [DetailKey, readonly string[]][] {
  const details: [DetailKey, readonly string[]][] =
    item.type === 'ROOM' || item.type === 'BREAKFAST'
      ? [['stay.mustKnow', item.mustKnow]]
      : [
          ['stay.why', item.why],
          ['stay.menu', item.menu],
          ['stay.where', item.where === null ? [] : [item.where]],
          ['stay.how', item.how === null ? [] : [item.how]],
          ['stay.mustKnow', [...item.mustKnow, ...item.importantInfos]],
        ];
  return details.filter(([, lines]) => lines.length > 0);
}

/** Converts the parts of a stay to items for `Programme`; the id is the index in `program`. */
export function programmeItems(program: readonly ProgramItem[]): ProgrammeItem[] {
  return program.map((part, index) => {
    const Icon = PROGRAMME_ICONS[part.type];
    const image = imageOfItem(part);
    return {
      id: String(index),
      icon: <Icon />,
      title: part.title,
      kicker: aboutItem(part).join(' · '),
      // The non-breaking space keeps a dot on the line of the preceding text.
      summary: part.details.join('\u00A0· '),
      photo: image === null ? undefined : photoOf(image, ''),
      hasDetails: detailsOfItem(part).length > 0,
    };
  });
}

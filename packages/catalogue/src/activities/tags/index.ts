import type { LocalText } from '@sabadora/place-names';
import type { Environment, TAG_GROUPS, Theme } from '../../wording/codes.ts';

import { CULTURE, OUTDOORS } from './cultureAndOutdoors.ts';
import type { TagRow } from './row.ts';
import { FAMILY, WATER } from './waterAndFamily.ts';
import { TABLE, WELLNESS } from './wellnessAndTable.ts';

export interface ActivityTag {
  /** Permanent id. */
  id: number;
  group: keyof typeof TAG_GROUPS;
  /** Whether it is shown outside the filter panel. */
  isHighlighted: boolean;
  /** Capitalised name without an article; also the line in a stay's programme. */
  names: LocalText;
  /** Themes of stays that can include the activity. */
  themes: readonly Theme[];
  /** Surroundings in which the activity is possible; empty for all. */
  environments: readonly Environment[];
  /** Cents for two adults that it adds to the price of a stay. */
  price: number;
}

const ROWS: Readonly<Record<keyof typeof TAG_GROUPS, readonly TagRow[]>> = {
  wellness: WELLNESS,
  table: TABLE,
  culture: CULTURE,
  outdoors: OUTDOORS,
  water: WATER,
  family: FAMILY,
};

/** All activities that a stay can include, in the order shown. */
export const TAGS: readonly ActivityTag[] = Object.entries(ROWS).flatMap(([group, rows]) =>
  rows.map(([id, [fr, es, it, nl, en], themes, environments, euros, isHighlighted = false]) => ({
    id,
    group: group as keyof typeof TAG_GROUPS,
    isHighlighted,
    names: { fr, es, it, nl, en },
    themes,
    environments,
    price: euros * 100,
  })),
);

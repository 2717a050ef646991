import type { LocalText } from '@sabadora/place-names';
import type { Environment, TAG_GROUPS, Theme } from '../../wording/codes.ts';

import { CULTURE, OUTDOORS } from './cultureAndOutdoors.ts';
import type { TagRow } from './row.ts';
import { FAMILY, WATER } from './waterAndFamily.ts';
import { TABLE, WELLNESS } from './wellnessAndTable.ts';

export interface ActivityTag {
  /** For good. */
  id: number;
  group: keyof typeof TAG_GROUPS;
  /** Shown outside the filter panel. */
  isHighlighted: boolean;
  /** Capitalised, without an article: also the line of a stay's program. */
  names: LocalText;
  /** Themes a stay with it can have. */
  themes: readonly Theme[];
  /** Where it can be done; everywhere when empty. */
  environments: readonly Environment[];
  /** Cents for two that it adds to a stay. */
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

/** All activities a stay can include, in the order to show them. */
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

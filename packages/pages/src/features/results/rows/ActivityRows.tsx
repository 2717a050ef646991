import type { ActivityCardData } from '@sabadora/api';
import { CardCell } from '@sabadora/design-system/Card';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { criteriaRecord, PAGE_SIZE, searchKey } from '@sabadora/domain';
import { activityListItem, useListTracking } from '@sabadora/hooks';
import { useLayoutEffect, useMemo } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { activityCardProps } from '../../offers/activityCardProps.ts';
import { wishlistItem } from '../../offers/wishlistItem.ts';
import { useHearts } from '../../wishlist/useHearts.ts';
import { CARD_MESSAGES } from '../../offers/offerCardProps.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './ResultRows.css.ts';
import messages from './ActivityRows.messages.json';

export interface ActivityRowsProps {
  results: readonly ActivityCardData[];
  /** Number of adults in the search. */
  adults: number;
  /** Address of the search, without "?" and "#". */
  query: string;
  hash: string;
  /** Name of the theme searched for, for tracking. */
  theme?: string | undefined;
  /** Page of results, counted from 0. @default 0 */
  page?: number;
  /** Number of cards whose first photo is loaded with priority. @default 0 */
  priorityCount?: number;
  /** Called once the rows are in the document and interactive. */
  onReady?: (() => void) | undefined;
}

/** The results of an activity search, in one list without blocks in between. */
export function ActivityRows({
  results,
  adults,
  query,
  hash,
  theme,
  page = 0,
  priorityCount = 0,
  onReady,
}: ActivityRowsProps) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  const words = useWords(messages, ...CARD_MESSAGES);
  const { locale } = useShared();
  const { isSaved, onSave } = useHearts();
  const items = useMemo(
    () => results.map((activity) => activityListItem(activity, { adults, theme })),
    [results, adults, theme],
  );
  const { itemProps } = useListTracking({
    list: 'activity search',
    listKey: useMemo(
      () => searchKey({ flow: 'activity', page, record: criteriaRecord({ query, hash }) }),
      [page, query, hash],
    ),
    items,
  });
  const from = page * PAGE_SIZE + 1;
  const count = results.length;
  return (
    <ul
      className={styles.activities}
      aria-label={words('results.activitiesRow', { count, from, to: from + count - 1 })}
    >
      {results.map((activity, index) => {
        const { id } = activity;
        const saved = isSaved('ACTIVITY', id);
        return (
          <CardCell as="li" key={id} {...itemProps(activityListItem(activity, { adults, theme }))}>
            <OfferCard
              {...activityCardProps(activity, { words, locale, adults })}
              headingLevel={2}
              isPriority={index < priorityCount}
              {...(saved !== undefined && {
                wishlist: {
                  isSelected: saved,
                  onChange: () => onSave(wishlistItem(activity, 'ACTIVITY')),
                },
              })}
            />
          </CardCell>
        );
      })}
    </ul>
  );
}

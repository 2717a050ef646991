import type { BoxCardData } from '@sabadora/api';
import { BoxCard } from '@sabadora/design-system/BoxCard';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { CardSkeleton } from '@sabadora/design-system/Card';
import { Grid } from '@sabadora/design-system/Layout';
import { useBoxes } from '@sabadora/hooks';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { boxCardProps } from '../../features/boxes/boxCardProps.ts';
import * as styles from './page.css.ts';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import boxCardPropsMessages from '../../features/boxes/boxCardProps.messages.json';
import messages from './page.messages.json';

export interface BoxesProps {
  /** Boxes that the server loaded; undefined when they could not be loaded. */
  boxes?: readonly BoxCardData[] | undefined;
}

/** Lazy, because most markets have boxes. */
const EmptyState = lazyPart(async () => (await import('@sabadora/design-system/EmptyState')).EmptyState);

/** Lazy, because most searches succeed. */
const SearchFailed = lazyPart(
  async () => (await import('../../features/results/notices/SearchFailed.tsx')).SearchFailed,
);

/** Columns of the list of boxes (SE-169). */
const COLUMNS = 4;
/** Number of cards in view when the page opens; their pictures are loaded first. */
const FIRST_IN_VIEW = 4;

/** List of the market's gift boxes (SE-169, CH-071). */
export function BoxList({ boxes: initial }: BoxesProps) {
  const words = useWords(messages, breadcrumbMessages, boxCardPropsMessages);
  const { status, boxes, retry } = useBoxes({ initial });
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <div className={`${column} ${styles.page}`} aria-busy={status === 'loading'}>
      <Breadcrumb
        items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, { label: words('boxes.title') }]}
      />
      <header className={styles.header}>
        <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
          {words('boxes.title')}
        </h1>
        <p className={styles.count} role="status">
          <span>
            {status === 'loading' && words('boxes.loading')}
            {boxes.length > 0 && words('boxes.count', { count: boxes.length })}
          </span>
        </p>
        <p className={styles.lead}>{words('boxes.lead')}</p>
      </header>
      {status === 'loading' && (
        <Grid columns={COLUMNS} aria-hidden="true">
          <CardSkeleton {...LIKE_BOXES} />
          <CardSkeleton {...LIKE_BOXES} />
          <CardSkeleton {...LIKE_BOXES} />
        </Grid>
      )}
      {boxes.length > 0 && (
        <Grid as="ul" columns={COLUMNS}>
          {boxes.map((box, index) => (
            <li key={box.code} className={styles.cell}>
              <BoxCard {...boxCardProps(box, words)} headingLevel={2} isPriority={index < FIRST_IN_VIEW} />
            </li>
          ))}
        </Grid>
      )}
      <Suspense>
        {status === 'loaded' && boxes.length === 0 && (
          <EmptyState
            sentence={words('boxes.none')}
            headingLevel={2}
            vignette="letter"
            action={<Button href="/search?flow=gifting">{words('boxes.giftStays')}</Button>}
          />
        )}
        {status === 'error' && (
          <SearchFailed
            onRetry={() => {
              titleRef.current?.focus({ preventScroll: true });
              retry();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Matches the height of a box's card with three lines of contents (SE-170). */
const LIKE_BOXES = { lines: 3, parts: ['action', 'price'] } as const;

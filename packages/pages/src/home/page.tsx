import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { patchQuery } from '@sabadora/domain';
import { useSabadora, useSearchAddress, useStaySearch, type AnsweredSearch } from '@sabadora/hooks';
import { useMemo, type ReactNode } from 'react';
import { column } from '../frame/PageFrame.css.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { OfferGrid } from '../offers/OfferGrid.tsx';
import { OfferGridSkeleton } from '../offers/OfferGridSkeleton.tsx';
import { SearchPanel, type Theme } from '../searchPanel/SearchPanel.tsx';
import { useWords } from '../words/PageWords.tsx';
import { heroPhoto } from './heroPhoto.ts';
import * as styles from './page.css.ts';
import { FIRST_ROW, SELECTION_SIZE, selectionCriteria } from './selection.ts';

export interface HomeProps {
  themes: readonly Theme[];
  /** The first stays of the flow; missing when they could not be had. */
  stays?: AnsweredSearch | undefined;
}

/** Home: the search over a landscape, then stays of the moment (CH-019). */
export function Page({ themes, stays }: HomeProps) {
  const words = useWords();
  const { now } = useSabadora();
  const search = useSearchAddress();
  const { flow } = search;
  const isGifting = flow === 'gifting';
  const criteria = useMemo(() => selectionCriteria(now), [now]);
  const selection = useStaySearch({ criteria, flow, page: 0, limit: SELECTION_SIZE, initial: stays });
  const { results, status } = selection;
  const allStays = `/search?${patchQuery('', { flow, a: 2 })}`;
  const isEmpty = status === 'none' || status === 'error';
  return (
    <PageFrame>
      <Jumbotron title={words(isGifting ? 'home.giftTitle' : 'home.title')} picture={heroPhoto(isGifting)}>
        <SearchPanel search={search} themes={themes} />
      </Jumbotron>
      <div className={`${column} ${styles.sections}`} aria-busy={status === 'loading'}>
        {isEmpty && <EmptyState sentence={words('home.selectionEmpty')} headingLevel={2} vignette="cloud" />}
        {!isEmpty && (
          <Section title={words('home.momentTitle')} line={words('home.momentLine')}>
            {status === 'loading' ? (
              <OfferGridSkeleton />
            ) : (
              <OfferGrid
                results={results.slice(0, FIRST_ROW)}
                flow={flow}
                query={`flow=${flow}`}
                headingLevel={3}
              />
            )}
          </Section>
        )}
        {results.length > FIRST_ROW && (
          <Section title={words('home.selectionTitle')} line={words('home.selectionLine')}>
            <OfferGrid
              results={results.slice(FIRST_ROW)}
              flow={flow}
              query={`flow=${flow}`}
              headingLevel={3}
            />
            <p className={styles.more}>
              <Button href={allStays} tone="secondary">
                {words('home.seeAll')}
              </Button>
            </p>
          </Section>
        )}
      </div>
    </PageFrame>
  );
}

function Section({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.line}>{line}</p>
      {children}
    </section>
  );
}

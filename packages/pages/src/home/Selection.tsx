import type { HotelResult } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { patchQuery, type Flow } from '@sabadora/domain';
import type { ReactNode } from 'react';
import { OfferGrid } from '../offers/OfferGrid.tsx';
import { OfferGridSkeleton } from '../offers/OfferGridSkeleton.tsx';
import { useWords } from '../words/PageWords.tsx';
import * as styles from './page.css.ts';
import { FIRST_ROW } from './selection.ts';

export interface SelectionProps {
  /** Undefined while they are on their way. */
  results: readonly HotelResult[] | undefined;
  flow: Flow;
}

/** Three stays of the moment, then the rest and a way to all of them. */
export function Selection({ results, flow }: SelectionProps) {
  const words = useWords();
  const query = `flow=${flow}`;
  return (
    <>
      <Section title={words('home.momentTitle')} line={words('home.momentLine')}>
        {results ? (
          <OfferGrid results={results.slice(0, FIRST_ROW)} flow={flow} query={query} headingLevel={3} />
        ) : (
          <OfferGridSkeleton />
        )}
      </Section>
      {results && results.length > FIRST_ROW && (
        <Section title={words('home.selectionTitle')} line={words('home.selectionLine')}>
          <OfferGrid results={results.slice(FIRST_ROW)} flow={flow} query={query} headingLevel={3} />
          <p className={styles.more}>
            <Button href={`/search?${patchQuery('', { flow, a: 2 })}`} tone="secondary">
              {words('home.seeAll')}
            </Button>
          </p>
        </Section>
      )}
    </>
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

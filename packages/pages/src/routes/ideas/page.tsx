import type { WeekendIdeas } from '@sabadora/api';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { CategoryCard } from '@sabadora/design-system/CategoryCard';
import { Link } from '@sabadora/design-system/Link';
import { useState } from 'react';
import { LateFailureNotice } from '../../features/frame/failure/LateFailureNotice.ts';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { Section } from '../../features/homeBlocks/rows/Section.tsx';
import { photoOf } from '../../features/offers/photo.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import loadMessages from './load.messages.json';
import messages from './page.messages.json';

export interface IdeasProps {
  /** Undefined when they could not be loaded. */
  ideas?: WeekendIdeas | undefined;
}

/** Number of a section's ideas shown at first (CH-030, D-073): two rows of three. */
const IDEAS_INITIAL = 6;

/**
 * Number of tiles of the first section in view when the page opens: two rows on a phone, more than one on a desktop.
 */
const FIRST_IN_VIEW = 4;

/** The page of ideas for weekends by section, followed by the regions (CH-029). */
export function Page({ ideas }: IdeasProps) {
  const words = useWords(breadcrumbMessages, loadMessages, messages);
  const title = ideas?.title ?? words('ideas.title');
  return (
    <PageFrame>
      <div className={`${column} ${styles.page}`}>
        <Breadcrumb items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, { label: title }]} />
        <h1 className={styles.title}>{title}</h1>
        {ideas === undefined && <LateFailureNotice onRetry={() => window.location.reload()} />}
        {ideas && <p className={styles.intro}>{ideas.intro}</p>}
        <div className={styles.sections}>
          {ideas?.sections.map((section, index) => (
            <IdeasSection key={section.title} {...section} priorityCount={index === 0 ? FIRST_IN_VIEW : 0} />
          ))}
          {ideas && ideas.regions.length > 0 && (
            <Section title={words('ideas.regions')}>
              <ul className={styles.regions}>
                {ideas.regions.map(({ label, url }) => (
                  <li key={url}>
                    <Link href={url} tone="standalone" className={styles.region}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

type IdeasSectionProps = WeekendIdeas['sections'][number] & {
  /** Number of tiles, counted from the first, whose picture is loaded with priority. */
  priorityCount: number;
};

/** A section with six ideas and a button for the others; without JavaScript, all are shown (CH-030). */
function IdeasSection({ title, intro, ideas, priorityCount }: IdeasSectionProps) {
  const words = useWords(messages);
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && ideas.length > IDEAS_INITIAL;
  return (
    <Section title={title} line={intro}>
      <ul className={isCut ? styles.firstTiles : styles.tiles}>
        {ideas.map(({ label, url, cover }, index) => (
          <li key={url}>
            <CategoryCard
              name={label}
              href={url}
              picture={photoOf(cover, '')}
              isPriority={index < priorityCount}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
      {isCut && (
        <div className={styles.more}>
          <Button
            tone="secondary"
            onClick={() => setWhole(true)}
            aria-label={words('ideas.moreOf', { title })}
          >
            {words('ideas.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}

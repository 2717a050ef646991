import { ArrowEndIcon } from '@sabadora/design-system/Icon';
import * as styles from './PlacesBlock.css.ts';
import { Section } from '../rows/Section.tsx';

/** Link to the search in a place. */
export interface PlaceLink {
  name: string;
  href: string;
  /** Number of stays in words, e.g. "142 stays"; left out when it is unknown. */
  count?: string | undefined;
}

export interface PlacesBlockProps {
  title: string;
  line: string;
  places: readonly PlaceLink[];
  /** Title above the neighbouring countries, e.g. "Just across the border". */
  neighboursTitle: string;
  neighbours: readonly PlaceLink[];
}

/**
 * Index of the country's regions and towns, followed by the neighbouring countries. Renders nothing without places.
 */
export function PlacesBlock({ title, line, places, neighboursTitle, neighbours }: PlacesBlockProps) {
  if (places.length === 0) return null;
  return (
    <Section title={title} line={line}>
      <ul className={styles.index}>
        {places.map(({ name, href, count }) => (
          <li key={href} className={styles.entry}>
            <a href={href} className={styles.link}>
              <span className={styles.name}>{name}</span>{' '}
              {count && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
      {neighbours.length > 0 && (
        <>
          <h3 className={styles.neighboursTitle}>{neighboursTitle}</h3>
          <ul className={styles.neighbours}>
            {neighbours.map(({ name, href, count }) => (
              <li key={href}>
                <a href={href} className={styles.neighbour}>
                  <span>
                    <span className={styles.name}>{name}</span>{' '}
                    {count && <span className={styles.neighbourCount}>{count}</span>}
                  </span>
                  <ArrowEndIcon size="small" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

import { ArrowEndIcon } from '@sabadora/design-system/Icon';
import * as styles from './PlacesBlock.css.ts';
import { Section } from '../rows/Section.tsx';

/** A place with the search for it. */
export interface PlaceLink {
  name: string;
  href: string;
  /** How much there is, e.g. "142 stays"; left out where it is not known. */
  count?: string | undefined;
}

export interface PlacesBlockProps {
  title: string;
  line: string;
  places: readonly PlaceLink[];
  /** What introduces the neighbours, e.g. "Just across the border". */
  neighboursTitle: string;
  neighbours: readonly PlaceLink[];
}

/** The regions and towns of the country as an index, then the countries next to it. Left out where there are none. */
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

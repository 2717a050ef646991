import { CategoryCard } from '@sabadora/design-system/CategoryCard';
import { Link } from '@sabadora/design-system/Link';
import type { Photo } from '@sabadora/design-system/Picture';
import { Section } from '../rows/Section.tsx';
import * as styles from './ThemesBlock.css.ts';

export interface ThemesBlockProps {
  title: string;
  line: string;
  /** Shown with a picture, the first one largest. */
  themes: readonly { name: string; href: string; picture: Photo }[];
  /** What introduces the others, e.g. "And also". */
  othersLabel: string;
  /** Shown by name alone. */
  others: readonly { name: string; href: string }[];
}

/** Ways into the catalogue by what one feels like (CH-025). Left out where there are none. */
export function ThemesBlock({ title, line, themes, othersLabel, others }: ThemesBlockProps) {
  if (themes.length === 0) return null;
  return (
    <Section title={title} line={line}>
      <ul className={styles.tiles}>
        {themes.map((theme) => (
          <li key={theme.href} className={styles.tile}>
            <CategoryCard {...theme} headingLevel={3} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.others}>
          <p className={styles.othersLabel}>{othersLabel}</p>
          <ul className={styles.names}>
            {others.map(({ name, href }) => (
              <li key={href}>
                <Link href={href} tone="inherit" className={styles.name}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

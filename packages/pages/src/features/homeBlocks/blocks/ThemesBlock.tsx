import { CategoryCard } from '@sabadora/design-system/CategoryCard';
import { Link } from '@sabadora/design-system/Link';
import type { Photo } from '@sabadora/design-system/Picture';
import { Section } from '../rows/Section.tsx';
import * as styles from './ThemesBlock.css.ts';

export interface ThemesBlockProps {
  title: string;
  line: string;
  /** Themes shown with a picture, the first one largest. */
  themes: readonly { name: string; href: string; picture: Photo }[];
  /** Label of the themes without a picture, e.g. "And also". */
  othersLabel: string;
  /** Themes shown by name only. */
  others: readonly { name: string; href: string }[];
}

/** Links to searches by theme (CH-025). Renders nothing without themes. */
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

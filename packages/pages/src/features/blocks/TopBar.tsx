import type { LandingBlock } from '@sabadora/api';
import { Link } from '@sabadora/design-system/Link';
import * as styles from './TopBar.css.ts';

/** A strip with a sentence and its links (CH-028), as wide as its container. */
export function TopBar({ text, links }: Extract<LandingBlock, { type: 'topBar' }>) {
  return (
    <p className={styles.bar}>
      <span>{text}</span>
      {links.map(({ label, url, newTab }) => (
        <Link key={url} href={url} tone="inherit" {...(newTab && { target: '_blank' })}>
          {label}
        </Link>
      ))}
    </p>
  );
}

import { SITE_NAME } from '../../../kit/document/siteTitle.ts';
import * as styles from './Header.css.ts';

/**
 * The logo: a drawing of a low sun, and the site's name. Decorative; the surrounding link has the accessible name.
 */
export function Logo() {
  return (
    <span className={styles.wordmark} aria-hidden="true">
      <svg viewBox="0 0 32 32" className={styles.mark}>
        <path className={styles.sun} d="M6 20a10 10 0 0 1 20 0z" />
        <path className={styles.horizon} d="M3 20h26M7 24.500h18M12 29h8" />
      </svg>
      <span className={styles.siteName}>{SITE_NAME}</span>
    </span>
  );
}

import * as header from '../frame/header/Header.css.ts';
import { SITE_NAME } from '../../kit/document/siteTitle.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './Minisite.css.ts';
import { usePartner } from './usePartner.ts';
import messages from './MinisiteLogo.messages.json';

/** The partner's logo, with the site's own mark below it. */
export function Logo() {
  const words = useWords(messages);
  const { name, logo } = usePartner();
  return (
    <span className={styles.brand}>
      {logo ? (
        <picture className={styles.picture}>
          {logo.darkUrl && <source srcSet={logo.darkUrl} media="(prefers-color-scheme: dark)" />}
          <img src={logo.url} alt={name} width={logo.width} height={logo.height} className={styles.logo} />
        </picture>
      ) : (
        <span className={styles.name}>{name}</span>
      )}{' '}
      <span className={styles.withUs}>
        {words('minisite.with')}{' '}
        <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
          <path className={header.sun} d="M6 20a10 10 0 0 1 20 0z" />
          <path className={header.horizon} d="M3 20h26M7 24.500h18M12 29h8" />
        </svg>
        {SITE_NAME}
      </span>
    </span>
  );
}

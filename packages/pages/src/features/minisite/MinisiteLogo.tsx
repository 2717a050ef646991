import * as header from '../frame/header/Header.css.ts';
import { SITE_NAME } from '../../kit/document/siteTitle.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './Minisite.css.ts';
import { usePartner } from './usePartner.ts';
import messages from './MinisiteLogo.messages.json';

/** The partner's mark, and ours below it. Decorative; its link carries both names. */
export function Logo() {
  const words = useWords(messages);
  const { name, logo } = usePartner();
  return (
    <span className={styles.brand} aria-hidden="true">
      {logo ? (
        <img src={logo.url} alt="" className={styles.logo} />
      ) : (
        <span className={styles.name}>{name}</span>
      )}{' '}
      <span className={styles.withUs}>
        {words('minisite.with')}{' '}
        <svg viewBox="0 0 32 32" className={styles.mark}>
          <path className={header.sun} d="M6 20a10 10 0 0 1 20 0z" />
          <path className={header.horizon} d="M3 20h26M7 24.500h18M12 29h8" />
        </svg>
        {SITE_NAME}
      </span>
    </span>
  );
}

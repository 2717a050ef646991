import { useWords } from '../../kit/words/useWords.ts';
import { DATA_PROTECTION_PATH } from '../frame/paths.ts';
import * as styles from './NewsletterBand.css.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import messages from './newsletter.messages.json';

/** Newsletter form above the footer's columns (CH-078, CH-092 … CH-096). */
export function NewsletterBand() {
  const words = useWords(messages);
  return (
    <section aria-labelledby="newsletter" className={styles.band}>
      <div className={styles.words}>
        <h2 id="newsletter" className={styles.title}>
          {words('newsletter.title')}
        </h2>
        <p className={styles.text}>{words('newsletter.lead')}</p>
      </div>
      <div>
        <NewsletterForm source="footer" />
        <p className={styles.note}>
          {words('newsletter.note')}{' '}
          <a href={`${DATA_PROTECTION_PATH}#purposes`} className={styles.link}>
            {words('newsletter.dataProtection')}
          </a>
        </p>
      </div>
    </section>
  );
}

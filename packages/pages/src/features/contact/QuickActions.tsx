import { ArrowEndIcon, CalendarIcon, CloseIcon, TicketIcon } from '@sabadora/design-system/Icon';
import { LOOKUP_ROUTES, lookupHref } from '@sabadora/domain';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './ContactPage.css.ts';
import messages from './contact.messages.json';

const ICONS = { modify: CalendarIcon, cancel: CloseIcon, invoice: TicketIcon };

/** What one does with a booking without writing to anybody (CH-108, D-079). */
export function QuickActions() {
  const words = useWords(messages);
  return (
    <section aria-labelledby="contact-actions">
      <h2 id="contact-actions" className={styles.heading}>
        {words('contact.actions')}
      </h2>
      <ul className={styles.actions}>
        {LOOKUP_ROUTES.map((route) => {
          const Icon = ICONS[route];
          return (
            <li key={route}>
              <a href={lookupHref(route)} className={styles.action}>
                <Icon className={styles.actionIcon} />
                <span className={styles.actionLabel}>{words(`contact.action.${route}`)}</span>
                <ArrowEndIcon size="small" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

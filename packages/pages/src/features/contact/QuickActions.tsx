import { ChevronEndIcon } from '@sabadora/design-system/Icon';
import type { LookupRoute } from '@sabadora/domain';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './ContactPage.css.ts';
import messages from './contact.messages.json';

const ROUTES = ['modify', 'cancel', 'invoice'] as const satisfies readonly LookupRoute[];

export interface QuickActionsProps {
  hrefs: Readonly<Record<LookupRoute, string>>;
}

/** Links to the actions on a booking that need no message to customer care (CH-108, D-079). */
export function QuickActions({ hrefs }: QuickActionsProps) {
  const words = useWords(messages);
  return (
    <section aria-labelledby="contact-actions">
      <h2 id="contact-actions" className={styles.heading}>
        {words('contact.actions')}
      </h2>
      <ul className={styles.actions}>
        {ROUTES.map((route) => (
          <li key={route}>
            <a href={hrefs[route]} className={styles.action}>
              <span className={styles.actionLabel}>{words(`contact.action.${route}`)}</span>
              <ChevronEndIcon size="small" className={styles.actionIcon} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

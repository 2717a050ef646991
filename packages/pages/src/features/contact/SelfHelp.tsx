import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import type { LookupRoute } from '@sabadora/domain';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './ContactPage.css.ts';
import { QuickActions } from './QuickActions.tsx';
import messages from './contact.messages.json';

export interface SelfHelpProps {
  /** The most popular questions, with their ids in the help centre. */
  questions: readonly { id: string; question: string }[];
  /** Address of the booking lookup for each purpose (CH-108). */
  lookups: Readonly<Record<LookupRoute, string>>;
}

/**
 * Help without a message to customer care: links to the help centre, actions on a booking, and popular questions
 * (CH-107 … CH-109).
 */
export function SelfHelp({ questions, lookups }: SelfHelpProps) {
  const words = useWords(messages);
  return (
    <>
      <section aria-labelledby="contact-help" className={styles.help}>
        <h2 id="contact-help" className={styles.heading}>
          {words('contact.helpTitle')}
        </h2>
        <p className={styles.helpText}>{words('contact.helpText')}</p>
        <Button href="/help" tone="secondary">
          {words('contact.helpLink')}
        </Button>
      </section>
      <QuickActions hrefs={lookups} />
      {questions.length > 0 && (
        <section aria-labelledby="contact-questions">
          <h2 id="contact-questions" className={styles.heading}>
            {words('contact.questions')}
          </h2>
          <ul className={styles.questions}>
            {questions.map(({ id, question }) => (
              <li key={id}>
                <Link href={`/help#${id}`} tone="standalone" className={styles.question}>
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

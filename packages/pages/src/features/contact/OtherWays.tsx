import { Button } from '@sabadora/design-system/Button';
import { ExternalIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './ContactPage.css.ts';
import openingHoursMessages from '../frame/footer/openingHours.messages.json';
import messages from './contact.messages.json';

export interface OtherWaysProps {
  /** Phone number in readable form, and its link. */
  phone: { text: string; href: string } | undefined;
  /** Address of the chat; undefined when the messenger is disabled (CH-110, CH-130). */
  chatHref: string | undefined;
}

/** Chat and phone number, where the market has them, with their opening hours (CH-088, CH-091). */
export function OtherWays({ phone, chatHref }: OtherWaysProps) {
  const words = useWords(messages, openingHoursMessages);
  return (
    <>
      {chatHref !== undefined && (
        <div className={styles.way}>
          <h3 className={styles.subheading}>{words('contact.chatTitle')}</h3>
          <p className={styles.text}>{words('contact.chatHours')}</p>
          <Button
            href={chatHref}
            target="_blank"
            rel="noopener noreferrer"
            tone="secondary"
            isWide
            endIcon={<ExternalIcon size="small" />}
          >
            {words('contact.chat')}
          </Button>
        </div>
      )}
      {phone && (
        <div className={styles.way}>
          <h3 className={styles.subheading}>{words('contact.phoneTitle')}</h3>
          <p className={styles.text}>{words('chrome.footerHours')}</p>
          <Link href={phone.href} tone="standalone" className={styles.question}>
            {phone.text}
          </Link>
        </div>
      )}
    </>
  );
}

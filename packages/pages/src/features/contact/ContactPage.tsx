import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { ExternalIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { isContactThankYou, type ContactReason, type LookupRoute } from '@sabadora/domain';
import { useAddress } from '@sabadora/hooks';
import { useEffect, useRef, useState } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import * as styles from './ContactPage.css.ts';
import { EMPTY_DRAFT, type MessageDraft } from './messageDraft.ts';
import { PlainForm, Thanks } from './lateParts.ts';
import { QuickActions } from './QuickActions.tsx';
import breadcrumbMessages from '../frame/breadcrumb.messages.json';
import openingHoursMessages from '../frame/openingHours.messages.json';
import messages from './contact.messages.json';

export interface ContactPageProps {
  /** Questions that are asked most often, by the id that the help centre has them under. */
  questions: readonly { id: string; question: string }[];
  /** Where a booking is looked up, by what for (CH-108). */
  lookups: Readonly<Record<LookupRoute, string>>;
  /** Number to call, as people write it, and as a link. */
  phone: { text: string; href: string } | undefined;
  /** Where to chat; undefined where the messenger is disabled (CH-110, CH-130). */
  chatHref: string | undefined;
  /** Chosen by the address: the form opens by itself. */
  reason: ContactReason | undefined;
}

/** Query parameter that asks for the form on the page itself. */
const PLAIN = 'write';

const loadDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog;

/** How to reach customer care, and what helps without them (CH-107 … CH-112). */
export function ContactPage({ questions, lookups, phone, chatHref, reason }: ContactPageProps) {
  const words = useWords(messages, breadcrumbMessages, openingHoursMessages);
  const { query } = useAddress();
  const isSent = isContactThankYou(query);
  /** The button was pressed before its code was there. */
  const isPlain = query.includes(`${PLAIN}=`);
  const Plain = isPlain ? 'div' : 'noscript';
  const { Part: Dialog, prepare, show, hide } = usePart(loadDialog);
  /** What was typed stays when the form is closed. */
  const [draft, setDraft] = useState<MessageDraft>({ ...EMPTY_DRAFT, contact_reason: reason ?? '' });
  const thanksRef = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) thanksRef.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  useEffect(() => {
    if (reason !== undefined) void show();
  }, [reason, show]);

  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumb
          items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, { label: words('contact.title') }]}
        />
        <header className={styles.head}>
          <h1 className={styles.title}>{words('contact.title')}</h1>
          <p className={styles.lead}>{words('contact.lead')}</p>
        </header>
        {isSent && (
          <div ref={thanksRef} tabIndex={-1} className={styles.thanks}>
            <Thanks />
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.self}>
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
          </div>
          <section aria-labelledby="contact-us" className={styles.card}>
            <h2 id="contact-us" className={styles.heading}>
              {words('contact.write')}
            </h2>
            <p className={styles.text}>{words('contact.writeText')}</p>
            {!isPlain && (
              // Sent where it is pressed before the page's code is there.
              <form className={needsScript} action="#contact-us">
                <Button
                  type="submit"
                  name={PLAIN}
                  value="1"
                  size="large"
                  isWide
                  onClick={(event) => {
                    event.preventDefault();
                    void show();
                  }}
                  onFocus={prepare}
                  onPointerEnter={prepare}
                >
                  {words('contact.leaveMessage')}
                </Button>
              </form>
            )}
            <Plain>
              <PlainForm />
            </Plain>
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
          </section>
        </div>
      </div>
      {Dialog && <Dialog draft={draft} onDraft={setDraft} onClose={hide} />}
    </PageFrame>
  );
}

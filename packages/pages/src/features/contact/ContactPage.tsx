import { Banner } from '@sabadora/design-system/Banner';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { ExternalIcon, MailIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { Notice } from '@sabadora/design-system/Notice';
import { isContactThankYou, phoneHref, type ContactReason } from '@sabadora/domain';
import { useAddress } from '@sabadora/hooks';
import { useEffect, useRef, useState } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import * as styles from './ContactPage.css.ts';
import { EMPTY_DRAFT, type MessageDraft } from './messageDraft.ts';
import { PlainForm } from './PlainForm.tsx';
import { QuickActions } from './QuickActions.tsx';
import breadcrumbMessages from '../frame/breadcrumb.messages.json';
import openingHoursMessages from '../frame/openingHours.messages.json';
import messages from './contact.messages.json';

export interface ContactPageProps {
  /** Questions that are asked most often, by the id that the help centre has them under. */
  questions: readonly { id: string; question: string }[];
  /** Number to call, as people write it. */
  phone: string | undefined;
  /** Where to chat; undefined where the messenger is disabled (CH-110, CH-130). */
  chatHref: string | undefined;
  /** Chosen by the address: the form opens by itself. */
  reason: ContactReason | undefined;
}

const loadDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog;

/** How to reach customer care, and what helps without them (CH-107 … CH-112). */
export function ContactPage({ questions, phone, chatHref, reason }: ContactPageProps) {
  const words = useWords(messages, breadcrumbMessages, openingHoursMessages);
  const isSent = isContactThankYou(useAddress().query);
  const { Part: Dialog, prepare, show, hide } = usePart(loadDialog);
  /** What was typed stays when the form is closed. */
  const [draft, setDraft] = useState<MessageDraft>({ ...EMPTY_DRAFT, contact_reason: reason ?? '' });
  const tel = phoneHref(phone ?? '');
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
            <Notice tone="success" title={words('contact.sentTitle')}>
              {words('contact.sent')}
            </Notice>
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.self}>
            <Banner
              tone="soft"
              variant="inline"
              title={words('contact.helpTitle')}
              subtitle={words('contact.helpText')}
              actions={[{ label: words('contact.helpLink'), href: '/help' }]}
            />
            <QuickActions />
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
            <div className={needsScript}>
              <Button
                size="large"
                isWide
                startIcon={<MailIcon />}
                onClick={() => void show()}
                onFocus={prepare}
                onPointerEnter={prepare}
              >
                {words('contact.leaveMessage')}
              </Button>
            </div>
            <noscript>
              <PlainForm />
            </noscript>
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
            {tel !== undefined && (
              <div className={styles.way}>
                <h3 className={styles.subheading}>{words('contact.phoneTitle')}</h3>
                <p className={styles.text}>{words('chrome.footerHours')}</p>
                <Link href={tel} tone="standalone" className={styles.question}>
                  {phone}
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

import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { isContactThankYou, type ContactReason } from '@sabadora/domain';
import { useAddress } from '@sabadora/hooks';
import { useEffect, useRef, useState } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { PageFrame } from '#frame/PageFrame';
import * as styles from './ContactPage.css.ts';
import type { OtherWaysProps } from './OtherWays.tsx';
import type { SelfHelpProps } from './SelfHelp.tsx';
import { EMPTY_DRAFT, type MessageDraft } from './messageDraft.ts';
import { OtherWays, PlainForm, SelfHelp, Thanks } from './lateParts.ts';
import breadcrumbMessages from '../frame/breadcrumb.messages.json';
import messages from './contact.messages.json';

export interface ContactPageProps extends OtherWaysProps, SelfHelpProps {
  /** Reason given in the address, which opens the form at once. */
  reason: ContactReason | undefined;
}

/** Query parameter that shows the form within the page. */
const PLAIN = 'write';

const loadDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog;

/** The contact page: ways to reach customer care, and self-help (CH-107 … CH-112). */
export function ContactPage({ questions, lookups, phone, chatHref, reason }: ContactPageProps) {
  const words = useWords(messages, breadcrumbMessages);
  const { query } = useAddress();
  const isSent = isContactThankYou(query);
  /** Whether the form is shown within the page, since its button was pressed before the page's code was loaded. */
  const isPlain = query.includes(`${PLAIN}=`);
  const Plain = isPlain ? 'div' : 'noscript';
  const { Part: Dialog, prepare, show, hide } = usePart(loadDialog);
  /** Kept here, so that closing the form keeps what was typed. */
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
            <SelfHelp questions={questions} lookups={lookups} />
          </div>
          <section aria-labelledby="contact-us" className={styles.card}>
            <h2 id="contact-us" className={styles.heading}>
              {words('contact.write')}
            </h2>
            <p className={styles.text}>{words('contact.writeText')}</p>
            {!isPlain && (
              // Submitted only when the button is pressed before the page's code is loaded.
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
            <OtherWays chatHref={chatHref} phone={phone} />
          </section>
        </div>
      </div>
      {Dialog && <Dialog draft={draft} onDraft={setDraft} onClose={hide} />}
    </PageFrame>
  );
}

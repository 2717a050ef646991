import { Button } from '@sabadora/design-system/Button';
import type { NewsletterRef } from '@sabadora/domain';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import messages from './page.messages.json';

export interface NewsletterProps {
  /** What has come of a subscription, or what is to be done with one. */
  view: NewsletterRef | 'confirm' | 'end' | 'ask';
  /** Where one press posts the token of an e-mail; undefined where there is none. */
  form: { action: string; token: string } | undefined;
}

/**
 * A subscription to the newsletter: what has come of it, or one button that confirms or ends it. Opening a link of an e-mail does
 * neither: programs that look for viruses open them, too. It works without JavaScript; the footer has the field for an address.
 */
export function Page({ view, form }: NewsletterProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  return (
    <PageFrame>
      <div className={`${column} ${styles.page}`}>
        <h1 className={styles.title}>{words(`newsletterPage.title.${view}`)}</h1>
        <p className={styles.text}>{words(`newsletterPage.text.${view}`)}</p>
        {form && (view === 'confirm' || view === 'end') ? (
          <form method="post" action={form.action}>
            <input type="hidden" name="token" value={form.token} />
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit" size="large">
              {words(`newsletterPage.button.${view}`)}
            </Button>
          </form>
        ) : (
          <Button href="/ideas" tone="secondary">
            {words('newsletterPage.ideas')}
          </Button>
        )}
      </div>
    </PageFrame>
  );
}

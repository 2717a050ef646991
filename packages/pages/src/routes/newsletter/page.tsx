import { Button } from '@sabadora/design-system/Button';
import type { NewsletterRef } from '@sabadora/domain';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import messages from './page.messages.json';

export interface NewsletterProps {
  /** The outcome of the last action on a subscription, or the next step. */
  view: NewsletterRef | 'confirm' | 'end' | 'ask';
  /** Target and token of the form with one button, from an e-mail's link; undefined without a token. */
  form: { action: string; token: string } | undefined;
}

/**
 * The page of a newsletter subscription: the outcome of the last action, or one button that confirms or ends it.
 * Opening an e-mail's link does neither, because virus scanners open links, too. It works without JavaScript; the
 * field for an address is in the footer.
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

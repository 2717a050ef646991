import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { formatDay, type CampaignClosed } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { storefrontHref } from '../../kit/minisite/storefrontHref.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './CampaignClosedNotice.css.ts';
import { usePartner } from './usePartner.ts';
import footerMessages from './MinisiteFooter.messages.json';
import messages from './CampaignClosedNotice.messages.json';

/**
 * Shown instead of the search outside the campaign's dates: the day when it starts or ended, and a link to the
 * storefront.
 */
export function CampaignClosedNotice({ reason, day }: CampaignClosed) {
  const words = useWords(messages, footerMessages);
  const { locale } = useShared();
  const partner = usePartner();
  return (
    <div className={styles.notice}>
      <EmptyState
        headingLevel={2}
        sentence={words(`minisite.${reason}`, { day: formatDay(day, locale, 'long') })}
        vignette="road"
        action={
          <>
            <p className={styles.text}>{words(`minisite.${reason}Text`)}</p>
            <Button href={storefrontHref(partner, locale, '/')} size="large">
              {words('minisite.storefront')}
            </Button>
          </>
        }
      />
    </div>
  );
}

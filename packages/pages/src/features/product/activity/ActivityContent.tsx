import type { ActivityDetail } from '@sabadora/api';
import { backHref } from '@sabadora/domain';
import { activityItem, useActivityProduct, useItemView } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { column } from '../../frame/PageFrame.css.ts';
import { RecentlyViewed } from '../../recentlyViewed/RecentlyViewed.tsx';
import { useRecordView } from '../../recentlyViewed/useRecordView.ts';
import { viewedActivity } from '../../recentlyViewed/viewedItem.ts';
import { SupportBlock } from '../../support/SupportBlock.tsx';
import * as styles from '../productLayout.css.ts';
import { ExpiredNotice } from '../stay/ExpiredNotice.tsx';
import { ActivityBar } from './ActivityBar.tsx';
import { ActivityPhotos, ActivityTitle } from './ActivityHead.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { ActivityPlaces } from './ActivityPlaces.tsx';
import { ActivitySections } from './ActivitySections.tsx';
import { ActivitySteps } from './ActivitySteps.tsx';
import messages from './activity.messages.json';

/** Content of an activity's page: what it is, its price for a group, and the ways to buy it (PR-071). */
export function ActivityContent({ detail }: { detail: ActivityDetail }) {
  const words = useWords(messages);
  const { switches } = useShared();
  const product = useActivityProduct({ detail });
  useRecordView(viewedActivity(detail));
  // Sent once the number of adults in the address is known.
  useItemView(
    detail.published && product.isReady ? activityItem(detail.activity, product.adults) : undefined,
  );
  const others = switches.toggles.activities
    ? backHref('/activities', { query: 'flow=activity', hash: product.address.hash })
    : '/';
  return (
    <>
      <div className={`${column} ${styles.page}`}>
        <ActivityPhotos detail={detail} />
        <div className={styles.columns}>
          <div className={styles.head}>
            <ActivityTitle detail={detail} />
          </div>
          <aside className={styles.booking} aria-label={words('activity.aside')}>
            {detail.published ? (
              <ActivityPanel product={product} />
            ) : (
              <ExpiredNotice href={others} label={words('activity.seeOthers')} />
            )}
          </aside>
          <div className={styles.main}>
            <ActivitySections detail={detail} />
          </div>
        </div>
        <div className={styles.wide}>
          <ActivityPlaces detail={detail} />
          <ActivitySteps />
          <SupportBlock />
        </div>
      </div>
      <div className={column}>
        <RecentlyViewed type="ACTIVITY" exceptId={detail.activity.id} />
      </div>
      {detail.published && <ActivityBar product={product} />}
    </>
  );
}

import type { BoxDetail, BoxOffers } from '@sabadora/api';
import { Gallery } from '@sabadora/design-system/Gallery';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { boxItem, useBoxProduct, useItemView } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { column } from '../../frame/PageFrame.css.ts';
import { galleryPhoto } from '../../offers/photo.ts';
import { RecentlyViewed } from '../../recentlyViewed/RecentlyViewed.tsx';
import { SupportBlock } from '../../support/SupportBlock.tsx';
import { HowItWorks } from '../HowItWorks.tsx';
import { ProductPhotos, ProductTitle } from '../ProductHead.tsx';
import * as styles from '../productLayout.css.ts';
import { PurchaseBar } from '../PurchaseBar.tsx';
import { boxPrice } from './boxPrice.ts';
import { BoxPanel } from './BoxPanel.tsx';
import { BoxSections } from './BoxSections.tsx';
import { BoxStays } from './BoxStays.tsx';
import messages from './box.messages.json';
import photoMessages from '../../offers/photo.messages.json';

const STEPS = ['choose', 'give', 'book'] as const;

export interface BoxContentProps {
  detail: BoxDetail;
  /** First page of the box's stays; undefined when it could not be loaded. */
  stays: BoxOffers | undefined;
}

/** Content of a gift box's page: what it contains, its formats and price, and the stays to choose from (PR-088). */
export function BoxContent({ detail, stays }: BoxContentProps) {
  const words = useWords(messages, photoMessages);
  const { switches } = useShared();
  const product = useBoxProduct({ detail, isPhysicalOn: switches.toggles.physicalGifts });
  const { title, images } = detail;
  useItemView(boxItem(detail));
  return (
    <>
      <div className={`${column} ${styles.page}`}>
        <ProductPhotos
          trail={[{ label: words('box.all'), href: '/boxes' }, { label: title }]}
          gallery={
            <Gallery
              label={words('box.photos', { box: title })}
              photos={[images.main, ...images.catalog].map((image, index) =>
                galleryPhoto(image, words('cards.photo', { hotel: title, number: index + 1 })),
              )}
            />
          }
        />
        <div className={styles.columns}>
          <div className={styles.head}>
            <ProductTitle
              place={words('box.kind')}
              title={title}
              subtitle={detail.offerCount > 0 && words('box.stays', { count: detail.offerCount })}
            />
          </div>
          <aside className={styles.booking} aria-label={words('box.aside')}>
            <BoxPanel product={product} />
          </aside>
          <div className={styles.main}>
            <BoxSections detail={detail} />
          </div>
        </div>
        <div className={styles.wide}>
          <BoxStays detail={detail} initial={stays} />
          <HowItWorks
            kind="box"
            title={words('box.howItWorks')}
            steps={STEPS.map((step) => ({
              title: words(`box.step.${step}`),
              text: words(`box.step.${step}Text`),
            }))}
          />
          <SupportBlock />
        </div>
      </div>
      <div className={column}>
        <RecentlyViewed />
      </div>
      <PurchaseBar
        label={words('box.bar')}
        price={<PriceTag {...boxPrice(detail).tag} align="start" />}
        offerLabel={words('box.offer')}
        onOffer={product.offer}
      />
    </>
  );
}

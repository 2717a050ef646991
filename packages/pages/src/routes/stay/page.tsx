import type { WeekendDetail } from '@sabadora/api';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { ArrowStartIcon } from '@sabadora/design-system/Icon';
import { Picture } from '@sabadora/design-system/Picture';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { searchRoute } from '@sabadora/domain';
import { toHref, useSabadora, useSearchAddress } from '@sabadora/hooks';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import { offerCardProps } from '../../features/offers/offerCardProps.ts';
import { photoOf, pictureAt } from '../../features/offers/photo.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/PageWords.tsx';
import * as styles from '../../features/product/productPage.css.ts';

export interface StayProps {
  stay: WeekendDetail;
}

/** A stay, plainly: its title, picture, price and what it includes. */
export function Page({ stay }: StayProps) {
  const words = useWords();
  const { locale } = useShared();
  const { now } = useSabadora();
  const { address, flow } = useSearchAddress();
  const { offer, hotel } = stay;
  const card = offerCardProps(offer, { words, locale, flow, query: '', hash: '', today: now.today });
  const photo = photoOf(offer.imageUrl, words('cards.photo', { hotel: offer.hotel.label, number: 1 }));
  return (
    <PageFrame>
      <div className={`${column} ${styles.page}`}>
        <Breadcrumb
          items={[
            { label: words('chrome.breadcrumbHome'), href: '/' },
            { label: offer.hotel.location.label, href: '/search?a=2' },
            { label: offer.hotel.label },
          ]}
        />
        <div className={styles.picture}>
          <Picture
            photo={{
              ...photo,
              src: pictureAt(offer.imageUrl, '1500_736'),
              sources: [{ type: 'image/avif', srcSet: pictureAt(offer.imageUrl, '1500_736', 'avif') }],
            }}
            width={1500}
            height={736}
            isPriority
          />
        </div>
        <div className={styles.columns}>
          <div>
            <p className={styles.place}>{card.place}</p>
            <h1 className={styles.title}>{offer.label}</h1>
            <p className={styles.hotel}>
              {offer.hotel.label} {card.stars !== undefined && <HotelStars count={card.stars} />}
            </p>
            {card.score && (
              <p className={styles.score}>
                <ReviewScore {...card.score} />
              </p>
            )}
            {stay.description.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            <h2 className={styles.heading}>{words('stay.includes')}</h2>
            <ul className={styles.list}>
              {stay.program.map(({ type, title }) => (
                <li key={`${type} ${title}`}>{title}</li>
              ))}
            </ul>
            <h2 className={styles.heading}>{words('stay.about')}</h2>
            {hotel.description.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            {hotel.facilities.length > 0 && (
              <>
                <h2 className={styles.heading}>{words('stay.facilities')}</h2>
                <ul className={styles.list}>
                  {hotel.facilities.map((facility) => (
                    <li key={facility}>{facility}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <aside className={styles.panel}>
            {card.price && <PriceTag {...card.price} size="large" align="start" />}
            <Button
              href={toHref({ ...address, path: searchRoute(flow) })}
              tone="secondary"
              startIcon={<ArrowStartIcon />}
              isWide
            >
              {words('stay.backToSearch')}
            </Button>
          </aside>
        </div>
      </div>
    </PageFrame>
  );
}

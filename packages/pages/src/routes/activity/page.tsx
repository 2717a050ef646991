import type { ActivityDetail } from '@sabadora/api';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { Gallery } from '@sabadora/design-system/Gallery';
import { ArrowStartIcon } from '@sabadora/design-system/Icon';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { PromoBadge } from '@sabadora/design-system/PromoBadge';
import { activityQuote, backHref, formatMoney } from '@sabadora/domain';
import { useActivityAdults, useSearchAddress } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import { photoOf } from '../../features/offers/photo.ts';
import * as plain from '../../features/product/productPage.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import photoMessages from '../../features/offers/photo.messages.json';
import unitPriceMessages from '../../features/offers/unitPrice.messages.json';
import messages from './page.messages.json';

export type ActivityProps = Pick<ActivityDetail, 'activity' | 'description'>;

/** An activity, plainly: its photos, what one person pays in a group of the chosen size, and what it is. */
export function Page({ activity, description }: ActivityProps) {
  const words = useWords(messages, breadcrumbMessages, photoMessages, unitPriceMessages);
  const { locale, switches } = useShared();
  const { address, criteria } = useSearchAddress();
  const { label, hotel, images, headwords, prices } = activity;
  const { adults, minValue, maxValue, setAdults } = useActivityAdults({
    prices,
    wanted: criteria.party.adults,
  });
  const quote = activityQuote(prices, adults);
  const hasSearch = switches.toggles.activities;
  const results = backHref('/activities', { query: 'flow=activity', hash: address.hash });
  return (
    <PageFrame>
      <div className={`${column} ${plain.page}`}>
        <Breadcrumb
          items={[
            { label: words('chrome.breadcrumbHome'), href: '/' },
            ...(hasSearch ? [{ label: words('activity.all'), href: '/activities?flow=activity' }] : []),
            { label },
          ]}
        />
        <Gallery
          label={words('activity.photos', { activity: label })}
          photos={images.map((image, index) =>
            photoOf(image, words('cards.photo', { hotel: label, number: index + 1 }), '1500_736'),
          )}
        />
        <div className={plain.columns}>
          <div>
            <p className={plain.place}>{hotel.location.label}</p>
            <h1 className={plain.title}>{label}</h1>
            <p className={plain.hotel}>{hotel.label}</p>
            {headwords !== '' && <p className={styles.headwords}>{headwords}</p>}
            {description.map((paragraph) => (
              <p key={paragraph} className={plain.text}>
                {paragraph}
              </p>
            ))}
          </div>
          <aside className={plain.panel}>
            <ParticipantStepper
              label={words('activity.participants')}
              value={adults}
              minValue={minValue}
              maxValue={maxValue}
              valueText={words('activity.adults', { count: adults })}
              onChange={setAdults}
            />
            {quote ? (
              <div className={styles.price}>
                {quote.promotionPercent !== undefined && <PromoBadge percent={quote.promotionPercent} />}
                <PriceTag
                  priceCents={quote.perPerson}
                  referenceCents={quote.referencePerPerson}
                  note={words('cards.perPerson')}
                  size="large"
                  align="start"
                />
                <p className={styles.total}>
                  {words('activity.total', {
                    price: formatMoney(quote.total, locale),
                    adults: words('activity.adults', { count: quote.adults }),
                  })}
                </p>
              </div>
            ) : (
              <p className={styles.total}>{words('activity.noPrice')}</p>
            )}
            <Button href={hasSearch ? results : '/'} tone="secondary" startIcon={<ArrowStartIcon />} isWide>
              {words(hasSearch ? 'activity.backToSearch' : 'activity.backHome')}
            </Button>
          </aside>
        </div>
      </div>
    </PageFrame>
  );
}

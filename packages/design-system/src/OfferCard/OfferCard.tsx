import { forwardRef, useId, type MouseEventHandler } from 'react';
import { CancellationNote, type CancellationNoteProps } from '../CancellationNote/index.ts';
import { HotelStars } from '../HotelStars/index.ts';
import { PhotoCarousel, type Photo } from '../PhotoCarousel/index.ts';
import { PriceTag, type PriceTagProps } from '../PriceTag/index.ts';
import { PromoBadge } from '../PromoBadge/index.ts';
import { ReviewScore, type ReviewScoreProps } from '../ReviewScore/index.ts';
import { UrgencyBadges } from '../UrgencyBadges/index.ts';
import { WishlistHeart } from '../WishlistHeart/index.ts';
import { useWords } from '../words/index.ts';
import { CallToAction } from './CallToAction.tsx';
import * as styles from './OfferCard.css.ts';
import { offerCardWords, type OfferCardWords } from './words.ts';

/** Whether an offer is saved, and how to change it. */
export interface OfferCardWishlist {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

export interface OfferCardProps {
  /** `condensed` leaves out headwords, cancellation and call to action (SE-181). @default 'normal' */
  view?: 'normal' | 'gift' | 'condensed' | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The offer's page: the whole card leads there. */
  href: string;
  /** Called for every click that follows the link, new tabs by ctrl, shift or meta included (SE-172). */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The hotel's name: the card's heading and link. */
  name: string;
  /** The hotel's class. */
  stars?: number | undefined;
  /** The offer's own title. */
  label?: string | undefined;
  place?: string | undefined;
  /** What the offer holds, e.g. "Breakfast". One line, cut where it ends. */
  headwords?: readonly string[] | undefined;
  photos: readonly Photo[];
  /** Fetch the first photo at once: for cards the page opens with. @default false (SE-184) */
  isPriority?: boolean | undefined;
  score?: ReviewScoreProps | undefined;
  /** What a promotion takes off, in whole percent. */
  promotionPercent?: number | undefined;
  /** Most urgent first; two are shown, in turns. */
  urgency?: readonly string[] | undefined;
  cancellation?: CancellationNoteProps | undefined;
  price?: Omit<PriceTagProps, 'align' | 'size'> | undefined;
  /** Given after mount, when it is known (SE-249); no heart without it. */
  wishlist?: OfferCardWishlist | undefined;
  /** Shows "See the other offers from this hotel" (SE-179). */
  onOtherOffers?: (() => void) | undefined;
  /** Instead of "See offer" or "See gift" (SE-178). */
  actionLabel?: string | undefined;
  words?: Partial<OfferCardWords> | undefined;
}

/**
 * An offer in a list: picture, place, hotel, score, price. The whole surface is one real link, so that new tabs and
 * the link's menu work by themselves; heart, photo buttons and other offers stand above it (SE-172, SE-177).
 */
export const OfferCard = forwardRef<HTMLElement, OfferCardProps>(function OfferCard(props, ref) {
  const { view = 'normal', headingLevel = 3, href, onClick, name, onOtherOffers, price, wishlist } = props;
  const words = useWords(offerCardWords, props.words);
  const nameId = useId();
  const actionId = useId();
  const Heading = `h${headingLevel}` as const;
  const isCondensed = view === 'condensed';
  const actionLabel = props.actionLabel ?? (view === 'gift' ? words.seeGift : words.seeOffer);
  const score = props.score && <ReviewScore {...props.score} />;

  return (
    <article ref={ref} className={styles.card} aria-labelledby={nameId}>
      <div className={styles.picture}>
        <PhotoCarousel
          label={words.photosOf(name)}
          photos={props.photos}
          href={href}
          onClick={onClick}
          isPriority={props.isPriority}
        />
        {props.promotionPercent !== undefined && (
          <div className={styles.promotion}>
            <PromoBadge percent={props.promotionPercent} />
          </div>
        )}
        {props.urgency && props.urgency.length > 0 && (
          <div className={styles.urgency}>
            <UrgencyBadges messages={props.urgency} />
          </div>
        )}
        {wishlist && (
          <div className={styles.heart}>
            <WishlistHeart itemName={name} {...wishlist} />
          </div>
        )}
      </div>
      <div className={styles.body}>
        {props.place && <p className={styles.place}>{props.place}</p>}
        <div className={styles.headline}>
          <Heading className={styles.heading} id={nameId}>
            <a
              className={styles.link}
              href={href}
              onClick={onClick}
              {...(isCondensed ? {} : { 'aria-describedby': actionId })}
            >
              {name}
            </a>
          </Heading>{' '}
          {props.stars !== undefined && <HotelStars count={props.stars} />}
        </div>
        {props.label && <p className={styles.label}>{props.label}</p>}
        {!isCondensed && props.headwords && props.headwords.length > 0 && (
          <p className={styles.headwords}>{props.headwords.join(' · ')}</p>
        )}
        {!isCondensed && score && <div className={styles.score}>{score}</div>}
        <div className={styles.foot}>
          {!isCondensed && props.cancellation && (
            <div className={styles.cancellation}>
              <CancellationNote {...props.cancellation} />
            </div>
          )}
          {isCondensed ? score : <CallToAction id={actionId} label={actionLabel} isGift={view === 'gift'} />}
          {price && (
            <div className={isCondensed ? styles.price : `${styles.price} ${styles.tallPrice}`}>
              <PriceTag {...price} size={isCondensed ? 'sm' : 'md'} />
            </div>
          )}
        </div>
        {onOtherOffers && (
          <button
            type="button"
            className={styles.otherOffers}
            aria-describedby={nameId}
            onClick={onOtherOffers}
          >
            {words.otherOffers}
          </button>
        )}
      </div>
    </article>
  );
});

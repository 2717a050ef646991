import { forwardRef } from 'react';
import { CancellationNote } from '../CancellationNote/index.ts';
import { besideLayout, CardFacts, CardLine, CardScore, PhotoCard } from '../Card/index.ts';
import { HotelStars } from '../HotelStars/index.ts';
import { ChevronEndIcon } from '../Icon/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { ReviewScore } from '../ReviewScore/index.ts';
import { UrgencyBadges } from '../UrgencyBadges/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useLocale, useWords } from '../words/index.ts';
import { differenceText } from './differenceText.ts';
import {
  offerCardLayouts,
  type OfferCardLine,
  type OfferCardPriceNote,
  type OfferCardView,
} from './layout.ts';
import * as styles from './OfferCard.css.ts';
import type { AnyOfferCard, OfferCardPrice, OfferCardProps } from './OfferCardProps.ts';

/** Views whose button does not read "See offer". */
const ACTIONS: Partial<Record<OfferCardView, 'seeGift' | 'choose' | 'seeActivity'>> = {
  gift: 'seeGift',
  modification: 'choose',
  activity: 'seeActivity',
};

const TONES = { place: 'small', label: 'plain', headwords: 'cut' } as const;

/**
 * An offer in the search results: picture, place, hotel, score and price (SE-177), laid out for the `view` of the
 * search. For a hotel or an activity elsewhere, on a page or in a carousel, use `HotelCard` or `ActivityCard`, which
 * have no `view` and no `layout`.
 *
 * All six views with photos and every other part are 8.2 kB gzip.
 */
export const OfferCard = forwardRef<HTMLElement, OfferCardProps>(function OfferCard(props, ref) {
  const card: AnyOfferCard = props;
  const { view = 'normal', stars, urgency, score, cancellation, price, onOtherOffers, onShowDetails } = card;
  const words = useWords('OfferCard', card.words);
  const locale = useLocale();
  const layout = { ...offerCardLayouts[view], ...card.layout };
  const hasAction = layout.action !== 'none';

  const facts = { place: [card.place, card.distance], label: [card.label], headwords: card.headwords };
  const lines = (names: readonly OfferCardLine[]) =>
    names.map((line) => (
      <CardLine key={line}>
        {line === 'score' ? (
          <CardScore score={score} />
        ) : (
          <CardFacts tone={TONES[line]} facts={facts[line]} />
        )}
      </CardLine>
    ));

  const priceTag = ({ differenceCents, perNightCents, note, ...rest }: OfferCardPrice) => {
    const shown = <Note,>(name: OfferCardPriceNote, value: Note) =>
      layout.priceNotes.includes(name) ? value : undefined;
    return (
      <PriceTag
        {...rest}
        perNightCents={shown('perNight', perNightCents)}
        note={differenceText(differenceCents, words, locale) ?? shown('note', note)}
        size={hasAction ? 'medium' : 'small'}
      />
    );
  };

  return (
    <PhotoCard
      {...card}
      ref={ref}
      className={styles.card}
      layout={layout.picture === 'beside' ? besideLayout : undefined}
      nameEnd={stars !== undefined && <HotelStars count={stars} />}
      urgency={urgency && urgency.length > 0 && <UrgencyBadges messages={urgency} />}
      aboveName={lines(layout.aboveName)}
      note={cancellation && <CancellationNote {...cancellation} />}
      action={hasAction && (card.actionLabel ?? words[ACTIONS[view] ?? 'seeOffer'])}
      actionWidth={layout.action === 'narrow' ? 'narrow' : 'regular'}
      footStart={!hasAction && score && <ReviewScore {...score} />}
      price={price && priceTag(price)}
      renderAfter={
        onOtherOffers &&
        ((nameId) => (
          <button
            type="button"
            className={styles.otherOffers}
            aria-describedby={nameId}
            onClick={onOtherOffers}
          >
            {words.otherOffers}
          </button>
        ))
      }
    >
      {lines(layout.belowName)}
      {onShowDetails && (
        <button type="button" className={styles.details} aria-haspopup="dialog" onClick={onShowDetails}>
          {words.details}
          <span className={visuallyHidden}>: {card.name}</span>
          <ChevronEndIcon size="small" />
        </button>
      )}
    </PhotoCard>
  );
});

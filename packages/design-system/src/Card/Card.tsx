import { forwardRef, useId, type MouseEventHandler, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import * as styles from './Card.css.ts';

/** What every card of the family takes from its caller. */
export interface CardLinkProps extends RootProps {
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page that the whole card leads to. */
  href: string;
  /** Called for every click that follows the link, new tabs by ctrl, shift or meta included (SE-172). */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** What a card with an action takes besides. */
export interface CardActionProps extends CardLinkProps {
  /** Narrow in markets whose words are long (SE-183). @default 'regular' */
  actionWidth?: keyof typeof styles.actions | undefined;
  /**
   * Why it cannot be had now, e.g. "Sold out": said over a grey picture, in place of promotion, note, price and action.
   */
  unavailable?: string | undefined;
}

export interface CardProps extends CardActionProps {
  /** The card's heading, and the text of its link. */
  name: string;
  /** Goes on where the name ends, e.g. a hotel's stars. */
  nameEnd?: ReactNode;
  /** Lines over the name, e.g. the place: see `CardText` and `CardFacts`. */
  aboveName?: ReactNode;
  /** `besideLayout`, `rowLayout` or `tileLayout`, each with styles of its own. @default the picture above the words */
  layout?: string | undefined;
  /** A `CardPicture`; for photos with controls of their own see `PhotoCard`. */
  picture: ReactNode;
  /** Whether the picture has controls of its own, which are then above the card's link. @default false */
  isPictureRaised?: boolean | undefined;
  /** Over the picture, top start: the promotion. Lets clicks through. */
  promotion?: ReactNode;
  /** Over the picture, top end: the heart. It is above the card's link. */
  heart?: ReactNode;
  /** Over the picture, bottom start: urgency. Lets clicks through. */
  urgency?: ReactNode;
  /** Lines between name and foot: see `CardText`, `CardFacts` and `CardScore`. */
  children?: ReactNode;
  /** A line of its own above action and price, e.g. the cancellation note. */
  note?: ReactNode;
  /** Drawn as a button; the card's link lies over it, is described by it, and does its work. */
  action?: ReactNode;
  /** Content in place of the action, on a card without one. */
  footStart?: ReactNode;
  /** A `PriceTag`, at the end of the foot. */
  price?: ReactNode;
  /** Controls under the foot, above the card's link; the heading's id is there to describe them by. */
  renderAfter?: ((nameId: string) => ReactNode) | undefined;
  /** Styles what a kind of card adds to the frame: cards are made of this one, and their parts are laid out by it. */
  className?: string | undefined;
}

/**
 * The frame of the card family: picture, name, lines, foot. The whole surface is one real link, found once by
 * keyboard and screen reader, so that new tabs and the link's menu work by themselves (SE-172); controls of its own are
 * above it.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { headingLevel = 3, actionWidth = 'regular', unavailable, ...props },
  ref,
) {
  // Not what is left: a kind of card hands on all that it was given.
  const [root, card] = splitAttributes(props);
  const id = useId();
  const nameId = `${id}name`;
  // Of the call to action, or of why there is none.
  const descriptionId = `${id}note`;
  const Heading = `h${headingLevel}` as const;
  const isAvailable = unavailable === undefined;
  const { promotion, note, action, price } = isAvailable ? card : {};
  const { footStart } = card;
  const urgency = isAvailable ? (
    card.urgency
  ) : (
    <p id={descriptionId} className={styles.unavailable}>
      {unavailable}
    </p>
  );
  return (
    <article
      {...root}
      ref={ref}
      className={[styles.card, card.layout, card.className].filter(Boolean).join(' ')}
      aria-labelledby={nameId}
      data-unavailable={isAvailable ? undefined : ''}
    >
      <div className={card.isPictureRaised ? `${styles.picture} ${styles.raised}` : styles.picture}>
        {card.picture}
        {promotion && <div className={styles.promotion}>{promotion}</div>}
        {urgency && <div className={styles.urgency}>{urgency}</div>}
        {card.heart && <div className={styles.heart}>{card.heart}</div>}
      </div>
      <div className={styles.body}>
        <div className={styles.aboveName}>{card.aboveName}</div>
        <div className={styles.headline}>
          <Heading className={styles.heading} id={nameId}>
            <a
              className={styles.link}
              href={card.href}
              onClick={card.onClick}
              aria-describedby={card.action || !isAvailable ? descriptionId : undefined}
            >
              {card.name}
            </a>
          </Heading>
          {card.nameEnd && <> {card.nameEnd}</>}
        </div>
        <div className={styles.lines}>{card.children}</div>
        {(note || action || footStart || price) && (
          <div className={styles.foot}>
            {note && <div className={styles.note}>{note}</div>}
            {footStart}
            {action && (
              <span id={descriptionId} className={styles.actions[actionWidth]} aria-hidden="true">
                {action}
              </span>
            )}
            {price && <div className={styles.price}>{price}</div>}
          </div>
        )}
        {card.renderAfter && <div className={styles.after}>{card.renderAfter(nameId)}</div>}
      </div>
    </article>
  );
});

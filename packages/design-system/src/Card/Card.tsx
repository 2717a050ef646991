import { forwardRef, useId, type MouseEventHandler, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import * as styles from './Card.css.ts';

/** Props of every card of the family. */
export interface CardLinkProps extends RootProps {
  /** Level of the card's heading element. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page that the whole card leads to. */
  href: string;
  /** Called for every click on the link, also with ctrl, shift or meta for a new tab (SE-172). */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of every card with an action. */
export interface CardActionProps extends CardLinkProps {
  /** Narrow in markets whose words are long (SE-183). @default 'regular' */
  actionWidth?: keyof typeof styles.actions | undefined;
  /**
   * Why the offer is unavailable, e.g. "Sold out": shown over a grey picture, without promotion, note, price and
   * action.
   */
  unavailable?: string | undefined;
}

export interface CardProps extends CardActionProps {
  /** The card's heading, and the text of its link. */
  name: string;
  /** Content right after the name, e.g. a hotel's stars. */
  nameEnd?: ReactNode;
  /** Lines over the name, e.g. the place: see `CardText` and `CardFacts`. */
  aboveName?: ReactNode;
  /** `besideLayout`, `rowLayout` or `tileLayout`, each with styles of its own. @default the picture above the words */
  layout?: string | undefined;
  /** A `CardPicture`; for photos with controls of their own see `PhotoCard`. */
  picture: ReactNode;
  /** Whether the picture has controls of its own, which are then above the card's link. @default false */
  isPictureRaised?: boolean | undefined;
  /** The promotion, over the top start corner of the picture; lets clicks through. */
  promotion?: ReactNode;
  /** The heart, over the top end corner of the picture and above the card's link. */
  heart?: ReactNode;
  /** Urgency, over the bottom start corner of the picture; lets clicks through. */
  urgency?: ReactNode;
  /** Lines between name and foot: see `CardText`, `CardFacts` and `CardScore`. */
  children?: ReactNode;
  /** A line of its own above action and price, e.g. the cancellation note. */
  note?: ReactNode;
  /** Call to action, drawn as a button; the card's link lies over it, receives its clicks and is described by it. */
  action?: ReactNode;
  /** Content in place of the action, on a card without one. */
  footStart?: ReactNode;
  /** A `PriceTag`, at the end of the foot. */
  price?: ReactNode;
  /** Renders controls under the foot and above the card's link; receives the id of the card's heading. */
  renderAfter?: ((nameId: string) => ReactNode) | undefined;
  /** Class for the styles that a kind of card adds to this frame. */
  className?: string | undefined;
}

/**
 * The frame of the card family: picture, name, lines, foot. The whole surface is one real link, found once by
 * keyboard and screen reader, so that new tabs and the link's menu work natively (SE-172); the card's own controls
 * are above it.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { headingLevel = 3, actionWidth = 'regular', unavailable, ...props },
  ref,
) {
  // Selects attributes by name: a kind of card passes on all the props that it received.
  const [root, card] = splitAttributes(props);
  const id = useId();
  const nameId = `${id}name`;
  // Id of the call to action, or of the reason why there is none.
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

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './BookingCard.css.ts';

export interface BookingCardProps extends RootProps {
  /** Names the card as a region, or as a form, e.g. "Book this stay". */
  label: string;
  /** With them the card is a form: where it is sent, and what happens then. The button is `type="submit"`. */
  formProps?: Pick<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> | undefined;
  /** A `PriceTag`, hung on the start. */
  price: ReactNode;
  /** Dates, guests and what else is chosen before going on: fields, each as wide as the card. */
  children?: ReactNode;
  /** Above the button, e.g. a `Notice` that there is no room on the dates. */
  message?: ReactNode;
  /** One `Button`, `isWide`, in its state: pending, disabled. Below 768 px it is not shown: `BookingBar` has it there. */
  action: ReactNode;
  /** Under the button, e.g. what happens next, a `CancellationNote`, a price's parts. */
  note?: ReactNode;
}

/**
 * What a product page sells: the price, the dates and guests it is for, the button. From 768 px it stays in view at
 * the side of the page while that is tall enough; on a phone it lies in the page, and `BookingBar` has the button.
 */
export const BookingCard = forwardRef<HTMLElement, BookingCardProps>(function BookingCard(
  { label, formProps, price, children, message, action, note, ...root },
  ref,
) {
  const content = (
    <>
      <div>{price}</div>
      {children && <div className={styles.fields}>{children}</div>}
      {/* There before it has something to say, or a message that comes is not read. */}
      <div role="status" className={styles.message}>
        {message}
      </div>
      <div className={styles.action}>{action}</div>
      {note && <div className={styles.note}>{note}</div>}
    </>
  );
  return formProps ? (
    <form
      aria-label={label}
      {...root}
      {...formProps}
      ref={ref as Ref<HTMLFormElement>}
      className={styles.card}
    >
      {content}
    </form>
  ) : (
    <section aria-label={label} {...root} ref={ref} className={styles.card}>
      {content}
    </section>
  );
});

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './BookingCard.css.ts';

export interface BookingCardProps extends RootProps {
  /** Names the card as a region, or as a form, e.g. "Book this stay". */
  label: string;
  /** Makes the card a form with these attributes; give its button `type="submit"`. */
  formProps?: Pick<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> | undefined;
  /** A `PriceTag` with `align="start"`. */
  price: ReactNode;
  /** Fields for dates, guests and other choices, each as wide as the card. */
  children?: ReactNode;
  /** Message above the button, e.g. a `Notice` that there is no room on the dates. */
  message?: ReactNode;
  /** One `Button` with `isWide`, in its state (pending, disabled). Hidden below 768 px, where `BookingBar` has it. */
  action: ReactNode;
  /** Content under the button, e.g. the next step, a `CancellationNote`, the parts of the price. */
  note?: ReactNode;
}

/**
 * The price of a product page, with its dates and guests and the button. From 768 px it stays in view at the side of
 * the page if the window is tall enough; on a phone it scrolls with the page, and `BookingBar` has the button.
 */
export const BookingCard = forwardRef<HTMLElement, BookingCardProps>(function BookingCard(
  { label, formProps, price, children, message, action, note, ...root },
  ref,
) {
  const content = (
    <>
      <div>{price}</div>
      {children && <div className={styles.fields}>{children}</div>}
      {/* The live region must exist before its message, or the message is not announced. */}
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

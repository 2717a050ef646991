import { BookingBar } from '@sabadora/design-system/BookingBar';
import { Button } from '@sabadora/design-system/Button';
import { GiftIcon } from '@sabadora/design-system/Icon';
import type { ReactNode } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { place } from './stay/booking/PhoneBookingBar.css.ts';

export interface PurchaseBarProps {
  /** Accessible name of the bar, e.g. "Purchase". */
  label: string;
  /** The price, as a `PriceTag`. */
  price: ReactNode;
  /** Label of the button that opens the confirmation. */
  offerLabel: string;
  onOffer: () => void;
}

/** Bar with the price and the purchase button, always visible at the bottom of a phone. */
export function PurchaseBar({ label, price, offerLabel, onOffer }: PurchaseBarProps) {
  return (
    <div className={`${place} ${needsScript}`}>
      <BookingBar
        label={label}
        price={price}
        action={
          <Button isWide startIcon={<GiftIcon />} aria-haspopup="dialog" onClick={onOffer}>
            {offerLabel}
          </Button>
        }
      />
    </div>
  );
}

import { BookingBar } from '@sabadora/design-system/BookingBar';
import { Button } from '@sabadora/design-system/Button';
import { GiftIcon } from '@sabadora/design-system/Icon';
import type { ReactNode } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { place } from './stay/booking/PhoneBookingBar.css.ts';

export interface PurchaseBarProps {
  /** Names the bar, e.g. "Purchase". */
  label: string;
  /** A `PriceTag`. */
  price: ReactNode;
  /** On the button that opens the confirmation. */
  offerLabel: string;
  onOffer: () => void;
}

/** The price and the way to the purchase within thumb's reach, wherever a phone's page is scrolled to. */
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

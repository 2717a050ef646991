import { GiftIcon } from '../Icon/index.ts';
import { languageOf, useLocale } from '../words/index.ts';
import * as styles from './OfferCard.css.ts';

interface CallToActionProps {
  id: string;
  label: string;
  isGift: boolean;
}

/**
 * The card's button for the eye. The card's link lies over it and is described by it: a second link to the same
 * page would only be one more stop for the keyboard. Narrower in Dutch (SE-183).
 */
export function CallToAction({ id, label, isGift }: CallToActionProps) {
  const isNarrow = languageOf(useLocale()) === 'nl';
  return (
    <span id={id} className={styles.actions[isNarrow ? 'narrow' : 'regular']} aria-hidden="true">
      {isGift && <GiftIcon />}
      <span>{label}</span>
    </span>
  );
}

import { memo } from 'react';
import { HeartFilledIcon, PinIcon } from '../Icon/index.ts';
import * as styles from './Pins.css.ts';

interface PinProps {
  id: string;
  /** Accessible name, which includes price and state. */
  label: string;
  price: string | undefined;
  isFavourite: boolean;
  isVisited: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  /** Whether there is room for the label; otherwise the pin is a dot until it is hovered, focused or selected. */
  hasRoom: boolean;
  /** Id of the card that the pin opens; without one the pin is a toggle. */
  cardId: string | undefined;
}

/** One pin. The layer handles its events, so that a thousand pins share one handler and need no re-render. */
export const Pin = memo(function Pin({
  id,
  label,
  price,
  isFavourite,
  isVisited,
  isSelected,
  isTabStop,
  hasRoom,
  cardId,
}: PinProps) {
  const state = cardId
    ? { 'aria-expanded': isSelected, 'aria-controls': isSelected ? cardId : undefined }
    : { 'aria-pressed': isSelected };
  return (
    <button
      type="button"
      className={styles.pin}
      data-pin={id}
      data-selected={isSelected || undefined}
      data-dot={!hasRoom || undefined}
      data-visited={isVisited || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      {...state}
    >
      <span className={styles.label}>
        {isFavourite && <HeartFilledIcon size="small" className={styles.heart} />}
        {price === undefined ? <PinIcon size="small" /> : <span>{price}</span>}
      </span>
    </button>
  );
});

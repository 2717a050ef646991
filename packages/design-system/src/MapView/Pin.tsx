import { memo } from 'react';
import { HeartFilledIcon, PinIcon } from '../Icon/index.ts';
import * as styles from './Pins.css.ts';

interface PinProps {
  id: string;
  /** With price and state, for assistive technology. */
  label: string;
  price: string | undefined;
  isFavourite: boolean;
  isVisited: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  /** Without room for a label it is a dot, until it is pointed at, focused or selected. */
  hasRoom: boolean;
  /** Of the card that it opens; without one it is a toggle. */
  cardId: string | undefined;
}

/** One pin. Its layer handles the events, so that a thousand pins share one handler and stay as they are. */
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

import { forwardRef } from 'react';
import { CheckIcon, HeartFilledIcon, TreeIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './UrgencyBadges.css.ts';

const ICONS = { check: CheckIcon, heart: HeartFilledIcon, tree: TreeIcon };

/** A short message over a card's picture. */
export interface BadgeMessage {
  text: string;
  /**
   * `promo` for scarcity or an end date, `good` for a recommendation such as "Eco-friendly", `social` for guests'
   * opinions, such as "Loved by couples" (CH-067).
   * @default 'promo'
   */
  tone?: keyof typeof styles.tones | undefined;
  /** Icon before the text, hidden from assistive technology. */
  icon?: keyof typeof ICONS | undefined;
  /** Emoji in place of an icon, e.g. "🌿"; hidden from assistive technology. */
  emoji?: string | undefined;
}

/** A message; plain text has the tone `promo`. */
export type UrgencyMessage = string | BadgeMessage;

export interface UrgencyBadgesProps extends RootProps {
  /**
   * Messages, e.g. "Only 2 rooms left", the most urgent first. The caller decides which apply; the first two are
   * shown.
   */
  messages: readonly UrgencyMessage[];
}

/**
 * One message is static; two alternate every 3000 ms with a fade of 500 ms (SE-204, SE-205, ALG-24), and stop while
 * hovered or focused. Under reduced motion both are shown, one above the other.
 *
 * The rotation is CSS only: it needs no timer, works without JavaScript, and needs no announcement, because both
 * messages are always in the page.
 */
export const UrgencyBadges = forwardRef<HTMLUListElement, UrgencyBadgesProps>(function UrgencyBadges(
  { messages, ...root },
  ref,
) {
  const shown = messages.slice(0, 2).map(toBadge);
  if (shown.length === 0) return null;
  return (
    <ul {...root} ref={ref} className={styles.list}>
      {shown.map(({ text, tone = 'promo', icon, emoji }) => (
        <li
          key={text}
          className={shown.length > 1 ? `${styles.tones[tone]} ${styles.turns}` : styles.tones[tone]}
        >
          <Sign icon={icon} emoji={emoji} />
          {text}
        </li>
      ))}
    </ul>
  );
});

function Sign({ icon, emoji }: Pick<BadgeMessage, 'icon' | 'emoji'>) {
  const Icon = icon && ICONS[icon];
  if (!Icon && !emoji) return null;
  return (
    <span className={styles.sign} aria-hidden="true">
      {Icon ? <Icon size="small" /> : emoji}
    </span>
  );
}

function toBadge(message: UrgencyMessage): BadgeMessage {
  return typeof message === 'string' ? { text: message } : message;
}

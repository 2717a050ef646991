import { forwardRef } from 'react';
import { CheckIcon, HeartFilledIcon, TreeIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './UrgencyBadges.css.ts';

const ICONS = { check: CheckIcon, heart: HeartFilledIcon, tree: TreeIcon };

/** A short message over a card's picture. */
export interface BadgeMessage {
  text: string;
  /**
   * `promo` for what is scarce or ends soon, `good` for a recommendation such as "Eco-friendly", `social` for what
   * guests think, such as "Loved by couples" (CH-067). @default 'promo'
   */
  tone?: keyof typeof styles.tones | undefined;
  /** Before the text, for the eye alone. */
  icon?: keyof typeof ICONS | undefined;
  /** In place of an icon, e.g. "🌿"; for the eye alone too. */
  emoji?: string | undefined;
}

/** A text alone has the tone `promo`. */
export type UrgencyMessage = string | BadgeMessage;

export interface UrgencyBadgesProps extends RootProps {
  /** E.g. "Only 2 rooms left". Most urgent first; which ones apply is the caller's rule, the first two are shown. */
  messages: readonly UrgencyMessage[];
}

/**
 * One message is shown without motion; two take turns every 3000 ms with a fade of 500 ms (SE-204, SE-205, ALG-24),
 * held while pointed at or focused. Under reduced motion both are shown, one above the other.
 *
 * The turns are CSS alone: they need no timer, run without JavaScript, and need no announcement, since both messages
 * are always in the page.
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

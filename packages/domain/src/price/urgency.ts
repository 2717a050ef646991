import { daysBetween } from '@sabadora/days';

/** What a message of a card is about: what is scarce, what reassures, or what other guests think (CH-067). */
export const MESSAGE_COLORS = ['scarcity', 'reinsurance', 'social'] as const;
export type MessageColor = (typeof MESSAGE_COLORS)[number];

/** The icons that editors can put before a message (CH-067). */
export const MESSAGE_ICONS = ['check', 'heart', 'tree'] as const;
export type MessageIcon = (typeof MESSAGE_ICONS)[number];

/** A message that editors write on an offer (CH-067): its words, and before them an icon, or else an emoji. */
export interface MarketingLabel {
  message: string;
  color: MessageColor;
  icon: MessageIcon | null;
  emoji: string | null;
}

/** Why an offer is urgent, or a label of it (PR-022); each is worded as one message of a card. */
export type UrgencyReason =
  | { kind: 'rooms-left'; count: number }
  | { kind: 'last-minute' }
  | { kind: 'expiration'; at: string }
  | { kind: 'label'; label: MarketingLabel };

/** What the urgency of an offer depends on (SE-189). */
export interface UrgencyFacts {
  hasDates: boolean;
  availableRooms?: number | null | undefined;
  lastMinute?: boolean | null | undefined;
  /** When the offer ends, as the server sent it. */
  expiration?: string | null | undefined;
  marketingLabels?: readonly MarketingLabel[] | null | undefined;
}

/** Most messages on one card (SE-204). */
export const URGENCY_REASONS_MAX = 2;
/** SE-202. */
export const FEW_ROOMS_MAX = 3;
/** A stay that begins within so many days can be last minute; the catalogue says which offers are sold so (PR-022). */
export const LAST_MINUTE_DAYS = 7;

/** Whether a stay from `checkin` is near enough to be called last minute. Both are ISO days. */
export function isLastMinute(checkin: string, today: string): boolean {
  const days = daysBetween(today, checkin);
  return days >= 0 && days <= LAST_MINUTE_DAYS;
}

/** The rooms left, where they are shown: 1 to 3, and only with dates (SE-202, SE-203, D-133); else undefined. */
export function roomsLeft({ hasDates, availableRooms }: UrgencyFacts): number | undefined {
  if (!hasDates || availableRooms == null) return undefined;
  return availableRooms >= 1 && availableRooms <= FEW_ROOMS_MAX ? availableRooms : undefined;
}

/**
 * The first two messages: rooms left, last minute, expiry, marketing labels (SE-204, D-132, ALG-24). Last minute
 * needs dates: it does not apply to a gift, nor before dates are chosen.
 */
export function urgencyReasons(facts: UrgencyFacts): UrgencyReason[] {
  const rooms = roomsLeft(facts);
  const messages: UrgencyReason[] = [];
  if (rooms !== undefined) messages.push({ kind: 'rooms-left', count: rooms });
  if (facts.hasDates && facts.lastMinute) messages.push({ kind: 'last-minute' });
  if (facts.expiration) messages.push({ kind: 'expiration', at: facts.expiration });
  for (const label of facts.marketingLabels ?? []) {
    if (label.message !== '') messages.push({ kind: 'label', label });
  }
  return messages.slice(0, URGENCY_REASONS_MAX);
}

import { daysBetween } from '@sabadora/days';

/** Colours of a card's message: scarcity, reassurance, or opinions of other guests (CH-067). */
export const MESSAGE_COLORS = ['scarcity', 'reinsurance', 'social'] as const;
export type MessageColor = (typeof MESSAGE_COLORS)[number];

/** Icons that editors can put before a message (CH-067). */
export const MESSAGE_ICONS = ['check', 'heart', 'tree'] as const;
export type MessageIcon = (typeof MESSAGE_ICONS)[number];

/** A message that editors write on an offer (CH-067): a text, preceded by an icon or an emoji. */
export interface MarketingLabel {
  message: string;
  color: MessageColor;
  icon: MessageIcon | null;
  emoji: string | null;
}

/** A reason why an offer is urgent, or one of its labels (PR-022); each is one message on a card. */
export type UrgencyReason =
  | { kind: 'rooms-left'; count: number }
  | { kind: 'last-minute' }
  | { kind: 'expiration'; at: string }
  | { kind: 'label'; label: MarketingLabel };

/** Facts that decide on the urgency of an offer (SE-189). */
export interface UrgencyFacts {
  hasDates: boolean;
  availableRooms?: number | null | undefined;
  lastMinute?: boolean | null | undefined;
  /** Expiry of the offer, as the server sent it. */
  expiration?: string | null | undefined;
  marketingLabels?: readonly MarketingLabel[] | null | undefined;
}

/** Largest number of messages on one card (SE-204). */
export const URGENCY_REASONS_MAX = 2;
/** Largest number of rooms that counts as few (SE-202). */
export const FEW_ROOMS_MAX = 3;
/** Number of days before check-in in which a stay can be last minute; the catalogue marks such offers (PR-022). */
export const LAST_MINUTE_DAYS = 7;

/** Whether `checkin` is near enough for a last-minute stay. Both are ISO days. */
export function isLastMinute(checkin: string, today: string): boolean {
  const days = daysBetween(today, checkin);
  return days >= 0 && days <= LAST_MINUTE_DAYS;
}

/**
 * Number of rooms left if it is shown, which is from 1 to 3 and only with dates (SE-202, SE-203, D-133); else
 * undefined.
 */
export function roomsLeft({ hasDates, availableRooms }: UrgencyFacts): number | undefined {
  if (!hasDates || availableRooms == null) return undefined;
  return availableRooms >= 1 && availableRooms <= FEW_ROOMS_MAX ? availableRooms : undefined;
}

/**
 * The first two messages among rooms left, last minute, expiry and marketing labels (SE-204, D-132, ALG-24). Last
 * minute requires dates, so it does not apply to gifts.
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

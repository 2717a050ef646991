import type { Buyer } from '@sabadora/api';
import {
  BUYER_FIELDS,
  MARKETS,
  type BuyerField,
  type Civility,
  type GiftNote,
  type Locale,
} from '@sabadora/domain';

/** The form of a buyer: texts as typed. */
export interface BuyerDraft {
  email: { email: string };
  /** '' while nothing is said. */
  civility: Civility | '';
  firstName: string;
  lastName: string;
  phoneNumber: string;
  addressLine: string;
  postalCode: string;
  city: string;
  country: string;
  specialRequest: string;
  /** What the giver writes on a gift that goes by e-mail; undefined for other products. */
  note?: GiftNote | undefined;
}

/** An empty form of the market. */
export function emptyDraft(locale: Locale): BuyerDraft {
  return {
    email: { email: '' },
    civility: '',
    firstName: '',
    lastName: '',
    phoneNumber: '',
    addressLine: '',
    postalCode: '',
    city: '',
    country: MARKETS[locale].country,
    specialRequest: '',
  };
}

/** What the tab keeps of the form; what else the giver writes this browser keeps for all gifts (PR-126). */
export type KeptDraft = Partial<Omit<BuyerDraft, 'note'>> & {
  /** The beneficiary's name. */
  toName?: string;
};

/** What the tab kept of the form, or null. */
export function readDraft(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Record<string, unknown>;
    const texts = Object.fromEntries(
      Object.entries(kept).filter(([, value]) => typeof value === 'string'),
    ) as KeptDraft;
    const { email } = (kept['email'] ?? {}) as { email?: unknown };
    return { ...texts, ...(typeof email === 'string' && { email: { email } }) };
  } catch {
    return null;
  }
}

/** The buyer of a form that was validated. */
export function buyerOf({ specialRequest: _request, note: _note, civility, ...texts }: BuyerDraft): Buyer {
  return { ...texts, civility: civility === '' ? null : civility };
}

/** The form of a buyer that the gateway knows. */
export function draftOf(buyer: Buyer, specialRequest: string): BuyerDraft {
  return { ...buyer, civility: buyer.civility ?? '', specialRequest };
}

/** Name of a buyer's text in the form. */
export type DraftName = Exclude<BuyerField, 'email'> | 'email.email';

/** The names in the order of the form. */
export const DRAFT_NAMES: readonly DraftName[] = BUYER_FIELDS.map((field) =>
  field === 'email' ? 'email.email' : field,
);

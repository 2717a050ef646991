import type { Buyer } from '@sabadora/api';
import {
  BUYER_FIELDS,
  MARKETS,
  type BuyerField,
  type Civility,
  type GiftNote,
  type Locale,
} from '@sabadora/domain';

/** Values of the buyer's form, as typed. */
export interface BuyerDraft {
  email: { email: string };
  /** Empty until one is chosen. */
  civility: Civility | '';
  firstName: string;
  lastName: string;
  phoneNumber: string;
  addressLine: string;
  postalCode: string;
  city: string;
  country: string;
  specialRequest: string;
  /** The giver's note on a gift sent by e-mail; undefined for other products. */
  note?: GiftNote | undefined;
}

/** An empty form, with the country of the market. */
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

/**
 * What is kept of the form for this tab. The rest of the giver's note is kept in this browser for all gifts (PR-126).
 */
export type KeptDraft = Partial<Omit<BuyerDraft, 'note'>> & {
  /** The beneficiary's name. */
  toName?: string;
};

/** Reads what the tab kept of the form; null when there is nothing valid. */
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

/** The buyer in a validated form. */
export function buyerOf({ specialRequest: _request, note: _note, civility, ...texts }: BuyerDraft): Buyer {
  return { ...texts, civility: civility === '' ? null : civility };
}

/** A form filled with the buyer that the gateway knows. */
export function draftOf(buyer: Buyer, specialRequest: string): BuyerDraft {
  return { ...buyer, civility: buyer.civility ?? '', specialRequest };
}

/** Name of a buyer's field in the form. */
export type DraftName = Exclude<BuyerField, 'email'> | 'email.email';

/** Field names in the order of the form. */
export const DRAFT_NAMES: readonly DraftName[] = BUYER_FIELDS.map((field) =>
  field === 'email' ? 'email.email' : field,
);

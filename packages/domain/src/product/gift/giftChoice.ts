import { criteriaRecord } from '../../address/address.ts';
import { parseHash } from '../../address/hash.ts';
import type { HashPatch } from '../../address/hash.ts';
import type { Now } from '../../calendar/clock.ts';
import { readCriteria } from '../../criteria/criteria.ts';
import type { GiftFormat } from '../../criteria/criteria.ts';
import { DEFAULT_PARTY } from '../../criteria/party.ts';
import { PRODUCT_FORMATS } from '../productKind.ts';

/** A giver's choice in the address, which may contain items that are not on sale (PR-113). */
export interface GiftChoice {
  /** Requested number of nights; `giftQuote` uses a number that has a price (D-168). */
  nights: number | undefined;
  /** Id of the rate (PR-118). */
  bucket: string | undefined;
  /** Format; digital unless the address has another one (PR-114). */
  format: GiftFormat;
  /** Id of the sleeve of a posted gift; undefined when none was chosen, which means the default sleeve. */
  sleeves: string | undefined;
  /** Ids of the other extras, each once. */
  extras: readonly string[];
}

/** Largest number of extras of one gift. */
const EXTRAS_MAX = 10;
const ID = /^[\w-]{1,40}$/;

/**
 * Reads the gift in an address (PR-015): from its hash, or from its query, where forms without scripts put it.
 * Invalid parts are dropped.
 */
export function readGiftChoice(address: { query: string; hash: string }, now: Now): GiftChoice {
  const { giftNights, bucket, giftFormat } = readCriteria(criteriaRecord(address), now);
  const [sleeves] = readIds(address, 'sleeves');
  const [digital] = PRODUCT_FORMATS.SINGLEVOUCHER;
  return {
    nights: giftNights,
    bucket,
    format: giftFormat ?? digital,
    sleeves,
    extras: [...new Set(readIds(address, 'extras'))].slice(0, EXTRAS_MAX),
  };
}

/** Hash patch that sets a gift, always for two adults (PR-119). */
export function writeGiftChoice({ nights, bucket, format, sleeves, extras }: GiftChoice): HashPatch {
  return {
    giftNights: nights,
    giftAdult: DEFAULT_PARTY.adults,
    giftFormat: format,
    bucket,
    sleeves,
    extras: [...extras],
  };
}

/** Ids in the hash, else in the query, where each id is a parameter of its own. */
function readIds({ query, hash }: { query: string; hash: string }, key: 'sleeves' | 'extras'): string[] {
  const value = parseHash(hash)[key];
  const texts = value === undefined ? new URLSearchParams(query).getAll(key) : [value].flat().map(String);
  return texts.filter((text) => ID.test(text));
}

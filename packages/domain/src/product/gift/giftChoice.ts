import { criteriaRecord } from '../../address/address.ts';
import { parseHash } from '../../address/hash.ts';
import type { HashPatch } from '../../address/hash.ts';
import type { Now } from '../../calendar/clock.ts';
import { readCriteria } from '../../criteria/criteria.ts';
import type { GiftFormat } from '../../criteria/criteria.ts';
import { DEFAULT_PARTY } from '../../criteria/party.ts';
import { PRODUCT_FORMATS } from '../productKind.ts';

/** What a giver has chosen, as the address has it; not checked against what is on sale (PR-113). */
export interface GiftChoice {
  /** Nights requested; `giftQuote` takes one that is priced (D-168). */
  nights: number | undefined;
  /** Names a rate (PR-118). */
  bucket: string | undefined;
  /** Digital unless the address says otherwise (PR-114). */
  format: GiftFormat;
  /** Id of the sleeve of a gift that is posted; undefined while none was chosen, and the default one counts. */
  sleeves: string | undefined;
  /** Ids of what else is posted with it, each once. */
  extras: readonly string[];
}

/** Most extras of one gift. */
const EXTRAS_MAX = 10;
const ID = /^[\w-]{1,40}$/;

/**
 * The gift of an address (PR-015): in its hash, or in its query, where a plain form puts it. Anything damaged is
 * dropped.
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

/** The patch that writes a gift into a hash: always for two adults (PR-119). */
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

/** Of the hash, else of the query, where each id is a field of its own. */
function readIds({ query, hash }: { query: string; hash: string }, key: 'sleeves' | 'extras'): string[] {
  const value = parseHash(hash)[key];
  const texts = value === undefined ? new URLSearchParams(query).getAll(key) : [value].flat().map(String);
  return texts.filter((text) => ID.test(text));
}

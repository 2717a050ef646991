import type { WishlistEntry } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { ColumnType } from 'kysely';
import type { Json } from './json.ts';

export interface AccountTable {
  id: string;
  /** In lower case; confirmed, since a link that was sent to it made the account. */
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  created_at: Date;
}

/** A link of an e-mail that signs in, once. */
export interface SignInLinkTable {
  /** SHA-256 of its token. */
  token_hash: string;
  /** In lower case. */
  email: string;
  locale: Locale;
  /** Path that signing in leads back to. */
  origin: string | null;
  created_at: Date;
  valid_until: Date;
}

export interface AccountSessionTable {
  id: string;
  /** SHA-256 of the cookie's token. */
  token_hash: string;
  account_id: string;
  created_at: Date;
  valid_until: Date;
}

export interface AccountWishlistTable {
  account_id: string;
  kind: WishlistEntry['kind'];
  item_id: number;
  item: Json<WishlistEntry>;
  saved_at: Date;
}

export interface PasskeyTable {
  id: string;
  account_id: string;
  /** As the authenticator names it, in base64url. */
  credential_id: string;
  /** COSE key, in base64url. */
  public_key: string;
  /** Signatures that the authenticator has counted; 0 where it does not count. */
  counter: ColumnType<number | string, number, number>;
  transports: string[];
  /** Host of the market that it belongs to. */
  rp_id: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

/** A challenge that awaits one response of an authenticator. */
export interface PasskeyChallengeTable {
  challenge: string;
  /** Whose passkey is added; null where somebody signs in. */
  account_id: string | null;
  rp_id: string;
  valid_until: Date;
}

/** Orders of accounts that were deleted: no later account of the same address shows them. */
export interface UnlinkedPurchaseTable {
  purchase_id: string;
}

/** Tables of accounts. */
export interface AccountTables {
  account: AccountTable;
  sign_in_link: SignInLinkTable;
  account_session: AccountSessionTable;
  account_wishlist: AccountWishlistTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  unlinked_purchase: UnlinkedPurchaseTable;
}

import type { WishlistEntry } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { ColumnType } from 'kysely';
import type { Json } from './json.ts';

export interface AccountTable {
  id: string;
  /** In lower case. It is confirmed: an account is created only by a link sent to the address. */
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  created_at: Date;
}

/** A sign-in link from an e-mail, valid once. */
export interface SignInLinkTable {
  /** SHA-256 of the link's token. */
  token_hash: string;
  /** In lower case. */
  email: string;
  locale: Locale;
  /** Path to which signing in returns. */
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
  /** The authenticator's id of the credential, in base64url. */
  credential_id: string;
  /** COSE public key, in base64url. */
  public_key: string;
  /** The authenticator's signature counter; 0 when it does not count. */
  counter: ColumnType<number | string, number, number>;
  transports: string[];
  /** Host of the market to which the passkey belongs. */
  rp_id: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

/** A challenge that one response of an authenticator can use. */
export interface PasskeyChallengeTable {
  challenge: string;
  /** Account to which a passkey is added; null for signing in. */
  account_id: string | null;
  rp_id: string;
  valid_until: Date;
}

/** Orders of deleted accounts: a later account with the same address does not show them. */
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

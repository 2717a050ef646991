import type { WishlistEntry } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

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
  unlinked_purchase: UnlinkedPurchaseTable;
}

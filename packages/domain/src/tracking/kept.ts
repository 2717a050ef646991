/**
 * Names, after "sabadora.", of all entries in the visitor's browser storage. A test compares them with the data
 * protection page, which lists them (CH-087).
 */
export type StoredKey =
  | 'activated'
  | 'booking'
  | 'buyer'
  | 'checkout'
  | 'consent'
  | 'email-modal'
  | 'move'
  | 'newsletter'
  | 'personalisation'
  | 'recent-searches'
  | 'recently-viewed'
  | 'session'
  | 'user-location'
  | 'visitor'
  | 'voucher'
  | 'wishlist'
  | 'wishlist-account';

/** Cookies of visitors, which the data protection page lists too; cookies of staff are not included. */
export type VisitorCookie =
  | 'sabadora-access'
  | 'sabadora-account'
  | 'sabadora-affiliate'
  | 'sabadora-care'
  | 'sabadora-dismissed'
  | 'sabadora-locale'
  | 'sabadora-switches'
  | 'sabadora-visitor';

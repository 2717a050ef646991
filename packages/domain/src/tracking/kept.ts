/**
 * Under which names, after "sabadora.", the sites keep something in the storage of a visitor's browser. A test compares
 * them with the text on data protection, which names them all (CH-087).
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

/** The cookies of visitors, which that text names too. Those of staff are no visitor's. */
export type VisitorCookie =
  | 'sabadora-access'
  | 'sabadora-account'
  | 'sabadora-affiliate'
  | 'sabadora-care'
  | 'sabadora-dismissed'
  | 'sabadora-locale'
  | 'sabadora-switches'
  | 'sabadora-visitor';

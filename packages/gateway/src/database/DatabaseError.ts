/** Thrown when the database cannot be used; the message says what to do and never contains a password. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

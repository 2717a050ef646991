/** The database cannot be used; the message says what to do and never holds a password. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

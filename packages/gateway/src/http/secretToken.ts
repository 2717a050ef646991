import { createHash, randomBytes } from 'node:crypto';

/** A token of 32 random bytes, in hexadecimal. */
export const newToken = (): string => randomBytes(32).toString('hex');

/** The stored hash of a token: it cannot be used to sign in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

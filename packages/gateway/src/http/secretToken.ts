import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, in hexadecimal. */
export const newToken = (): string => randomBytes(32).toString('hex');

/** What is stored of a token: whoever reads the database cannot sign in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

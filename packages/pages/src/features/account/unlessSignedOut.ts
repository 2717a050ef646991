import { ApiError } from '@sabadora/api';

/**
 * Response of a call for an account; undefined when the session has ended.
 *
 * @throws any error other than a 401
 */
export async function unlessSignedOut<Data>(call: Promise<Data>): Promise<Data | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

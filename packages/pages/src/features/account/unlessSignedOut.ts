import { ApiError } from '@sabadora/api';

/** The response of a call for an account, or undefined when the session has ended. */
export async function unlessSignedOut<Data>(call: Promise<Data>): Promise<Data | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

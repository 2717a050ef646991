import { ApiError } from '@sabadora/api';

/** Response of a call; undefined for status 404. @throws ApiError for any other failure */
export async function foundBy<Data>(call: Promise<Data>): Promise<Data | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

import { ApiError } from '@sabadora/api';

/** What a call answers; undefined where the gateway knows no such thing. @throws ApiError for any other failure */
export async function foundBy<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

import { ApiError } from '@sabadora/api';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';

/** What a call for content found; that there is nothing there is an answer of its own. */
export async function orNotFound<Result>(call: Promise<Result>): Promise<Result | typeof NOT_FOUND> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return NOT_FOUND;
    throw error;
  }
}

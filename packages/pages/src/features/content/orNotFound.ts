import { ApiError } from '@sabadora/api';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';

/** The content that a call returned, or `NOT_FOUND` for a status of 404 or 400. */
export async function orNotFound<Result>(call: Promise<Result>): Promise<Result | typeof NOT_FOUND> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return NOT_FOUND;
    throw error;
  }
}

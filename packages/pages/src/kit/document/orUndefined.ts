/** The answer, or undefined when the call fails: a part that fails never takes the page with it. */
export async function orUndefined<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

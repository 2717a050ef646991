/** Response of a call, or undefined when it fails, so that the page is shown without that part. */
export async function orUndefined<Data>(call: Promise<Data>): Promise<Data | undefined> {
  try {
    return await call;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** The result of verifying an authenticator's response; undefined when the check throws, as it does for any fault. */
export async function unlessRefused<Result>(check: Promise<Result>): Promise<Result | undefined> {
  try {
    return await check;
  } catch {
    return undefined;
  }
}

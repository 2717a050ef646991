/** What a check of an authenticator's answer resolves with; undefined where it throws, as it does for whatever is wrong. */
export async function unlessRefused<Result>(check: Promise<Result>): Promise<Result | undefined> {
  try {
    return await check;
  } catch {
    return undefined;
  }
}

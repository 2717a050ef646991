/** The result of checking an authenticator's response; undefined where the check throws, as it does for every fault. */
export async function unlessRefused<Result>(check: Promise<Result>): Promise<Result | undefined> {
  try {
    return await check;
  } catch {
    return undefined;
  }
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Tries again and again, less and less often. */
export async function untilItWorks<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

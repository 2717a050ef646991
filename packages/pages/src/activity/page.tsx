/** Being built. */
export function Page() {
  return null;
}

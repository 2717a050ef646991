declare module 'virtual:tokens-of-components' {
  /** What `readTokens` finds, by the name of an entry of the package. */
  export const tokensOf: Readonly<Record<string, { tokens: readonly string[]; madeOf: readonly string[] }>>;
}

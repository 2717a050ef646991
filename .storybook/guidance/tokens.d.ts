declare module 'virtual:tokens-of-components' {
  /** Result of `readTokens`, by the name of an entry of the package. */
  export const tokensOf: Readonly<Record<string, { tokens: readonly string[]; madeOf: readonly string[] }>>;
}

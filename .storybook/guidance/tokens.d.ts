declare module 'virtual:tokens-of-components' {
  /** By the name of an entry of the package. */
  export const tokensOf: Readonly<Record<string, { tokens: readonly string[]; madeOf: readonly string[] }>>;
}

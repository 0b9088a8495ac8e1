/** Types for the parts of the untyped package that we use. */
declare module 'mailcheck' {
  interface Suggestion {
    readonly domain: string;
  }
  const Mailcheck: {
    domainThreshold: number;
    suggest(
      address: string,
      domains: readonly string[],
      secondLevelDomains: readonly string[],
      topLevelDomains: readonly string[],
    ): Suggestion | undefined;
  };
  export default Mailcheck;
}

/** The paths that this service answers, without `/api`; the longest match wins. */
export const prefixes: readonly string[] = ['/campaign', '/examcampaigns'];

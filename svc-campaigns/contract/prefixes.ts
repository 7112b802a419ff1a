/** Path prefixes of this service, without `/api`. The most specific prefix wins. */
export const prefixes: readonly string[] = [
  '/campaign',
  '/examcampaigns',
  '/files/svc-campaigns',
  '/operations/svc-campaigns',
];

import { startSite } from '../site-under-test.ts';

/** The whole product behind one proxy, so that requests can come from many addresses. */
export function startFuzzSite(): ReturnType<typeof startSite> {
  return startSite({ TRUST_PROXY: '1' });
}

import { startSchool } from '../site-under-test.ts';

/** The sample school with its six weeks, behind one proxy, so that requests can come from many addresses. */
export function startFuzzSite(): ReturnType<typeof startSchool> {
  return startSchool({ TRUST_PROXY: '1' });
}

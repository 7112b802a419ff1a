import { createApi, type Api } from '../api/api.ts';

/** The page's API client for a server at `url`, in a program without a page. It has an anti-forgery token already. */
export function apiAt({
  url,
  fetch,
}: {
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
}): Api {
  return createApi({
    base: url,
    fetch,
    language: () => 'en',
    cookies: () => 'XSRF-TOKEN=token',
    onUnauthenticated: () => undefined,
  });
}

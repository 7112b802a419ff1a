import type { Site } from '../src/embedded.ts';

/** The site as somebody with a password calls it, through the gateway. */
export async function enterSite(
  site: Pick<Site, 'url'>,
  account: { readonly username: string; readonly password: string },
) {
  const cookies = new Map<string, string>();
  async function call<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Body> {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  }
  await call('GET', '/csrf');
  await call('POST', '/auth/login', account);
  return {
    get: <Body>(path: string) => call<Body>('GET', path),
    async download(path: string): Promise<Uint8Array> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${site.url}/api${path}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    post: <Body>(path: string, body: unknown) => call<Body>('POST', path, body),
  };
}

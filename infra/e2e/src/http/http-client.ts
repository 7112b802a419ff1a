/** Calls the API as a browser does: stores cookies, repeats the anti-forgery token, sends JSON. */
interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface HttpClient {
  get<Body>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  send<Body>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  /** A request exactly as given, with the cookies but nothing else added. */
  raw(path: string, init: RequestInit): Promise<Answer>;
  readonly cookies: Map<string, string>;
}

export function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', ...rest] = pair.split('=');
    const isGone = /max-age=0|expires=thu, 01 jan 1970/iu.test(line);
    if (isGone) cookies.delete(name.trim());
    else cookies.set(name.trim(), rest.join('='));
  }
}

/** `url` may be a function, called per request: a restarted site has another port. */
export function createHttpClient(url: string | (() => string), language: 'en' | 'bn' = 'en'): HttpClient {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function raw<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const headers = {
      'accept-language': language,
      cookie: cookieHeader(),
      ...(init.headers as Record<string, string>),
    };
    const origin = typeof url === 'string' ? url : url();
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
    keepCookies(cookies, response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  return {
    cookies,
    raw,
    get: (path, headers = {}) => raw(`/api${path}`, { headers }),
    async send(method, path, body) {
      if (!cookies.has('XSRF-TOKEN')) await raw('/api/courses/groups', {});
      const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
      return raw(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
  };
}

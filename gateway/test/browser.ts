/** The part of a browser that these tests need: it stores cookies and repeats the anti-forgery token. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers });
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.change('POST', path, { body, headers });
  }

  async change(
    method: 'POST' | 'PUT',
    path: string,
    { body, headers = {} }: { body: unknown; headers?: Record<string, string> },
  ): Promise<Response> {
    const token = this.cookies.get('XSRF-TOKEN');
    return this.#send(path, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { 'x-xsrf-token': token }),
        ...headers,
      },
    });
  }

  async #send(
    path: string,
    init: { method?: string; body?: string; headers: Record<string, string> },
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.#url}${path}`, {
      ...init,
      headers: { ...(cookie === '' ? {} : { cookie }), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

export async function readError(
  response: Response,
): Promise<{ code: string; error: string; requestId: string }> {
  return (await response.json()) as { code: string; error: string; requestId: string };
}

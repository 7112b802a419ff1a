import type { listExamCampaigns, register } from '@pathshala/svc-campaigns-contract/http';
import type { readOwnUser } from '@pathshala/svc-auth-contract/http';
import { describe, expect, it } from 'vitest';
import { type Api, createApi } from './api.ts';
import { isApiError } from './api-error.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A fake server: returns the answers in order, records the requests, sets the anti-forgery cookie on every GET. */
function serverWith(...answers: readonly (Response | Error)[]) {
  const sent: Sent[] = [];
  const left = [...answers];
  let cookie = '';
  let unauthenticated = 0;
  let others = 0;
  const fetchFake: typeof fetch = async (target, init) => {
    const url = target instanceof Request ? target.url : target.toString();
    const method = init?.method ?? 'GET';
    if (method === 'GET') cookie = `XSRF-TOKEN=token-${sent.length}`;
    sent.push({ method, url, headers: new Headers(init?.headers), body: init?.body });
    if (url === '/api/csrf') return new Response(null, { status: 204 });
    const answer = left.shift() ?? new Error('nothing left to answer');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const api: Api = createApi({
    language: () => 'bn',
    userId: () => 'u1',
    onOtherPerson: () => {
      others += 1;
    },
    onUnauthenticated: () => {
      unauthenticated += 1;
    },
    fetch: fetchFake,
    cookies: () => cookie,
  });
  return { api, sent, unauthenticated: () => unauthenticated, others: () => others };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

const refusedForgery = (): Response =>
  json(403, { error: 'out of date', code: 'common.csrf', requestId: 'r1' });

const registration = {
  campaignId: 'c1',
  basicInfo: { fullName: 'Rahim', email: 'r@x.bd', mobile: '01700000000' },
};

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a call to the API', () => {
  it('fills the path, sends the query without empty values, and says the language', async () => {
    const { api, sent } = serverWith(json(200, { items: [], total: 0, page: 2, pageSize: 10 }));
    const answer = await api.call<typeof listExamCampaigns>('get', '/examcampaigns', {
      query: { page: 2, q: '' },
    });
    expect(answer.page).toBe(2);
    expect(sent[0]?.url).toBe('/api/examcampaigns?page=2');
    expect(sent[0]?.headers.get('Accept-Language')).toBe('bn');
  });

  it('fetches an anti-forgery token first when there is none, and repeats it in the header', async () => {
    const { api, sent } = serverWith(json(201, {}));
    await api.call<typeof register>('post', '/examcampaigns/register', { body: registration });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/csrf',
      'POST /api/examcampaigns/register',
    ]);
    expect(sent[1]?.headers.get('X-XSRF-TOKEN')).toBe('token-0');
    expect(sent[1]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('fetches a fresh token once and repeats when the old one is refused [AUTH-07]', async () => {
    const { api, sent } = serverWith(refusedForgery(), json(201, {}));
    await api.call<typeof register>('post', '/examcampaigns/register', { body: registration });
    expect(
      sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('X-XSRF-TOKEN')),
    ).toEqual(['token-0', 'token-2']);
  });

  it('does not repeat for ever', async () => {
    const { api, sent } = serverWith(refusedForgery(), refusedForgery());
    const error = await failureOf(
      api.call<typeof register>('post', '/examcampaigns/register', { body: registration }),
    );
    expect(isApiError(error, 403)).toBe(true);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it("gives the server's words, code, fields and reference [AUTH-10]", async () => {
    const { api } = serverWith(
      json(
        422,
        { error: 'Please wait', code: 'x.y', fields: { email: 'wrong' }, requestId: 'r9' },
        { 'Retry-After': '30' },
      ),
    );
    const error = await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns'));
    expect(error).toMatchObject({
      message: 'Please wait',
      status: 422,
      code: 'x.y',
      fields: { email: 'wrong' },
      requestId: 'r9',
      retryAfter: 30,
    });
  });

  it.each([
    [502, 'http.502', 'সার্ভার এই মুহূর্তে সাড়া দিতে পারছে না। এক মিনিট পরে আবার চেষ্টা করুন।'],
    [413, 'http.413', 'যা পাঠানো হয়েছে তা বেশি বড়।'],
    [429, 'http.429', 'এখান থেকে অনেক বেশি অনুরোধ এসেছে। এক মিনিট পরে আবার চেষ্টা করুন।'],
    [511, 'http.511', 'সার্ভার এই মুহূর্তে সাড়া দিতে পারছে না। এক মিনিট পরে আবার চেষ্টা করুন।'],
    [404, 'http.404', expect.stringContaining('উত্তরটি এই সাইট থেকে আসেনি')],
  ])('says in the reader’s language what a foreign %i means [AUTH-10]', async (status, code, message) => {
    for (const body of ['<html>', '"Bad Gateway"', '{"error":{"code":9}}', 'null']) {
      const { api } = serverWith(new Response(body, { status, statusText: 'Bad Gateway' }));
      const error = await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns'));
      expect(error).toMatchObject({ message, status, code });
    }
  });

  it('says that a good answer which is not JSON came from elsewhere [AUTH-10]', async () => {
    const { api } = serverWith(new Response('<html>Log in to this Wi-Fi', { status: 200 }));
    const error = await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns'));
    expect(error).toMatchObject({ status: 0, code: 'transport' });
    expect((error as Error).message).toContain('উত্তরটি এই সাইট থেকে আসেনি');
  });

  it('tells in the reader’s language that no answer came', async () => {
    const { api } = serverWith(new TypeError('Failed to fetch'));
    const error = await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns'));
    expect(error).toMatchObject({ status: 0, code: 'transport' });
    expect((error as Error).message).toContain('সার্ভারে পৌঁছানো যায়নি');
  });

  it('ends the session on a 401, and on nothing else [AUTH-06]', async () => {
    const refused = { error: 'Please log in first.', code: 'common.unauthenticated', requestId: 'r' };
    const { api, unauthenticated } = serverWith(
      json(401, refused),
      json(403, { ...refused, code: 'common.forbidden' }),
    );
    await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns'));
    await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns'));
    expect(unauthenticated()).toBe(1);
  });

  it('leaves the session alone on a 401 where the caller logs in again in place', async () => {
    const { api, unauthenticated } = serverWith(
      json(401, { error: 'Please log in first.', code: 'common.unauthenticated', requestId: 'r' }),
    );
    const options = { endsSession: false };
    const error = await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns', {}, options));
    expect(error).toMatchObject({ status: 401 });
    expect(unauthenticated()).toBe(0);
  });

  it('names the person of the page in every call but those that begin a session', async () => {
    const { api, sent } = serverWith(json(200, {}), json(200, {}), json(200, {}));
    await api.call<typeof listExamCampaigns>('get', '/examcampaigns');
    await api.call<typeof readOwnUser>('get', '/users/user');
    await api.call<typeof listExamCampaigns>('get', '/examcampaigns');
    expect(sent.map(({ headers }) => headers.get('X-Session-User'))).toEqual(['u1', null, 'u1']);
  });

  it('does not end the session when another person’s was met, but looks who it is', async () => {
    const { api, unauthenticated, others } = serverWith(
      json(401, { error: 'Another person has logged in.', code: 'common.other-person', requestId: 'r' }),
    );
    const error = await failureOf(api.call<typeof listExamCampaigns>('get', '/examcampaigns'));
    expect(error).toMatchObject({ status: 401, message: 'Another person has logged in.' });
    expect([unauthenticated(), others()]).toEqual([0, 1]);
  });
});

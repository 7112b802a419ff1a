import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, headersOfCall, sendCall } from './early-answer.ts';

const headers = headersOfCall('bn', 'student1');
const asked = { method: 'GET', headers };

describe('a call that the first script has sent', () => {
  let now: number;
  let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

  beforeEach(() => {
    now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ by: 'early' })));
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(async () => {
    // No call has taken this answer.
    await sendCall(later, '/api/any', { ...asked, method: 'POST', signal: AbortSignal.timeout(1_000) });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const later = (): Promise<Response> => Promise.resolve(Response.json({ by: 'later' }));

  async function call(url: string, changes: Partial<Parameters<typeof sendCall>[2]> = {}) {
    const signal = AbortSignal.timeout(5_000);
    const { response, ...times } = await sendCall(later, url, { ...asked, signal, ...changes });
    return { ...((await response.json()) as { by: string }), ...times };
  }

  it('answers the same call once, with the times of its own request', async () => {
    const answer = askEarly('/api/papers/p1', headers);
    now = 1_300;
    expect(await answer).toEqual({ by: 'early' });
    now = 4_000;
    expect(await call('/api/papers/p1')).toEqual({ by: 'early', sentAt: 1_000, receivedAt: 1_300 });
    expect(await call('/api/papers/p1')).toMatchObject({ by: 'later', sentAt: 4_000 });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    ['for somebody else', { headers: headersOfCall('bn', 'student2') }],
    ['for a visitor', { headers: headersOfCall('bn', undefined) }],
    ['in another language', { headers: headersOfCall('en', 'student1') }],
  ])('does not answer one %s', async (_, changes) => {
    await askEarly('/api/papers/p1', headers);
    expect(await call('/api/papers/p1', changes)).toMatchObject({ by: 'later' });
  });

  it('waits while others are made, but not past a change', async () => {
    await askEarly('/api/papers/p1', headers);
    expect(await call('/api/users/user')).toMatchObject({ by: 'later' });
    expect(await call('/api/papers/p1')).toMatchObject({ by: 'early' });
    await askEarly('/api/papers/p1', headers);
    await call('/api/exams/attempts', { method: 'POST' });
    expect(await call('/api/papers/p1')).toMatchObject({ by: 'later' });
  });

  it('is made again where it is out of date, was refused or did not arrive', async () => {
    await askEarly('/api/papers/p1', headers);
    now += 15_000;
    expect(await call('/api/papers/p1')).toMatchObject({ by: 'later' });
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(askEarly('/api/papers/p1', headers)).rejects.toThrow('503');
    expect(await call('/api/papers/p1')).toMatchObject({ by: 'later' });
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(askEarly('/api/papers/p1', headers)).rejects.toThrow('offline');
    expect(await call('/api/papers/p1')).toMatchObject({ by: 'later' });
  });

  it('ends with the call that has taken it', async () => {
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const answer = askEarly('/api/papers/p1', headers);
    answer.catch(() => undefined);
    const controller = new AbortController();
    const made = call('/api/papers/p1', { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
    expect(await made).toMatchObject({ by: 'later' });
  });
});

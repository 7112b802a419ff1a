import { ApiError } from '../api/api-error.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movePage, removePage, restorePage, rotatePage } from './page-changes.ts';
import { createPageQueue } from './page-queue.ts';
import type { StoredPages } from './page-calls.ts';

const page = (pageId: string) => ({ pageId, url: `/pages/${pageId}`, rotation: 0 as const });

/** The server of one attempt; `fail` is what its next calls are refused with. */
function fakeServer(ids: readonly string[]) {
  let pages: StoredPages['pages'] = ids.map(page);
  const fail: ApiError[] = [];
  const calls: string[] = [];
  const rev = () => pages.map(({ pageId, rotation }) => `${pageId}${rotation}`).join();
  const answer = (call: string): StoredPages => {
    calls.push(call);
    const error = fail.shift();
    if (error) throw error;
    return { pages, rev: rev() };
  };
  return {
    fail,
    calls,
    ids: () => pages.map(({ pageId, rotation }) => `${pageId}${rotation === 0 ? '' : `@${rotation}`}`),
    /** Adds a page as another device does. */
    add: (pageId: string) => (pages = [...pages, page(pageId)]),
    list: async () => answer('list'),
    isStale: (code: string) => code === 'exams.pages-changed',
    upload: async ({ uploadId }: { uploadId: string }) => {
      answer(`upload ${uploadId}`);
      if (!pages.some(({ pageId }) => pageId === uploadId)) pages = [...pages, page(uploadId)];
      return { pages, rev: rev() };
    },
    arrange: async (input: StoredPages) => {
      answer('arrange');
      if (input.rev !== rev()) throw refused(409, 'exams.pages-changed');
      pages = input.pages.map((one) => ({ ...page(one.pageId), rotation: one.rotation }));
      return { pages, rev: rev() };
    },
  };
}

const refused = (status: number, code: string) => new ApiError(`Refused: ${code}`, { status, code });
const photo = new Blob(['photo']);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(ids: readonly string[] = []) {
  const server = fakeServer(ids);
  const queue = createPageQueue({ calls: server, pages: ids.map(page), retryMs: 1000 });
  const shown = () => queue.state.get().pages.map(({ pageId }) => pageId);
  return { server, queue, shown, done: () => vi.advanceTimersByTimeAsync(0) };
}

describe('the pages of an answer on this device', () => {
  it('are changed at once on the screen, and one change after the other on the server', async () => {
    const { server, queue, shown, done } = open(['a', 'b', 'c']);
    queue.change(movePage('c', -1));
    queue.change(rotatePage('a'));
    queue.change(removePage('b'));
    expect(shown()).toEqual(['a', 'c']);
    await done();
    expect(server.ids()).toEqual(['a@90', 'c']);
    queue.change(restorePage(page('b'), 1));
    await done();
    expect(server.ids()).toEqual(['a@90', 'b', 'c']);
    expect(server.calls).toEqual(['list', ...Array.from({ length: 4 }, () => 'arrange')]);
  });

  it('are changed on what the server has meanwhile: a page of another device is not lost', async () => {
    const { server, queue, done } = open(['a', 'b']);
    queue.change(rotatePage('a'));
    await done();
    server.add('from-elsewhere');
    queue.change(removePage('b'));
    await done();
    expect(server.ids()).toEqual(['a@90', 'from-elsewhere']);
  });

  it('wait without a connection and are sent again, each once', async () => {
    const { server, queue, shown, done } = open();
    server.fail.push(refused(0, 'transport'), refused(503, 'common.unavailable'));
    queue.add('one', photo);
    queue.add('two', photo);
    await done();
    expect(queue.state.get().uploads[0]).toMatchObject({ state: 'waiting', problem: { isOffline: true } });
    await vi.advanceTimersByTimeAsync(1000);
    queue.retry();
    await done();
    expect(shown()).toEqual(['one', 'two']);
    expect(queue.state.get().uploads).toEqual([]);
  });

  it('state why one was refused, and go on with the others', async () => {
    const { server, queue, shown, done } = open();
    server.fail.push(refused(415, 'common.file.not-a-picture'));
    queue.add('bad', photo);
    queue.add('good', photo);
    await done();
    expect(shown()).toEqual(['good']);
    const [bad] = queue.state.get().uploads;
    expect(bad).toMatchObject({ state: 'refused', problem: { isOffline: false } });
    queue.giveUp('bad');
    expect(queue.state.get().uploads).toEqual([]);

    server.fail.push(refused(410, 'exams.time-over'));
    queue.change(removePage('good'));
    await done();
    expect(shown()).toEqual(['good']);
    expect(queue.state.get().refusal).toBe('Refused: exams.time-over');
  });
  it('are not sent any more once the page is left', async () => {
    const { server, queue, done } = open();
    server.fail.push(refused(0, 'transport'));
    queue.add('one', photo);
    await done();
    queue.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls).toEqual(['upload one']);
    queue.start();
    await done();
    expect(server.ids()).toEqual(['one']);
  });

  it('are not sent after a call that ended when the page was left', async () => {
    const { server, queue, done } = open();
    queue.add('one', photo);
    queue.add('two', photo);
    queue.stop();
    await done();
    expect(server.calls).toEqual(['upload one']);
  });
  it('are sent also when one is added in the moment in which the queue has become empty', async () => {
    for (let microtasks = 0; microtasks < 20; microtasks += 1) {
      const { server, queue, done } = open();
      queue.add('one', photo);
      for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
      queue.add('two', photo);
      await done();
      expect(server.ids()).toEqual(['one', 'two']);
    }
  });
});

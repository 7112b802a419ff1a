import { createFakeApi, type FakeApi } from '@pathshala/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserErrorOf } from './browser-error-of.ts';
import { reportBrowserErrors } from './report-browser-errors.ts';

const errorWith = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });

describe('what is reported of an error', () => {
  it('is the remote in whose file it happened, its version and the place', () => {
    const stack = `TypeError: x is not a function
    at Page (https://school.example/mfe/mfe-exams/1f2e3d/page-sitting.js:12:345)
    at https://school.example/assets/main.abc.js:1:2`;
    expect(browserErrorOf(errorWith('x is not a function', stack), 'shell-1')).toEqual({
      part: 'mfe-exams',
      version: '1f2e3d',
      message: 'TypeError: x is not a function',
      place: 'page-sitting.js:12:345',
    });
  });

  it('is the remote that did not load, which its message names', () => {
    const error = errorWith('/mfe/mfe-admin/v9/remoteEntry.js did not load.', '');
    expect(browserErrorOf(error, 'shell-1')).toMatchObject({ part: 'mfe-admin', version: 'v9' });
  });

  it('is the shell for everything else of ours', () => {
    const stack = 'at start (https://school.example/assets/main.abc.js:1:2)';
    expect(browserErrorOf(errorWith('broken', stack), 'shell-1')).toEqual({
      part: 'shell',
      version: 'shell-1',
      message: 'TypeError: broken',
      place: 'main.abc.js:1:2',
    });
    expect(browserErrorOf('thrown text', '')).toEqual({
      part: 'shell',
      version: 'checkout',
      message: 'thrown text',
    });
  });

  it.each([
    'Script error.',
    'ResizeObserver loop completed with undelivered notifications.',
    errorWith('x', 'at chrome-extension://abc/inject.js:1:1'),
    { not: 'an error' },
  ])('is nothing for what is none of ours: %s', (thrown) => {
    expect(browserErrorOf(thrown, 'shell-1')).toBeNull();
  });
});

describe('the errors of a page', () => {
  let api: FakeApi;
  let stop: () => void;

  beforeEach(() => {
    api = createFakeApi({
      'post /client-errors': () => {
        throw new Error('the gateway is away');
      },
    });
    stop = reportBrowserErrors(api, () => 'shell-1');
  });
  afterEach(() => stop());

  const fail = (message: string) =>
    globalThis.dispatchEvent(new ErrorEvent('error', { error: errorWith(message, ''), cancelable: true }));

  it('are sent once each, and a report that fails is no new error', async () => {
    fail('one');
    fail('one');
    fail('two');
    await vi.waitFor(() => expect(api.requests).toHaveLength(2));
    const body = (message: string) => ({
      part: 'shell',
      version: 'shell-1',
      message: `TypeError: ${message}`,
    });
    expect(api.requests.map((sent) => sent.body)).toEqual([body('one'), body('two')]);
  });

  it('are at most ten of a page', async () => {
    for (let n = 0; n < 30; n += 1) fail(`error ${n}`);
    await vi.waitFor(() => expect(api.requests).toHaveLength(10));
    await new Promise((resolve) => setTimeout(resolve));
    expect(api.requests).toHaveLength(10);
  });
});

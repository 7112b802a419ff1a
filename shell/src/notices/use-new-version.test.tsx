import type { Registry } from '@pathshala/web-kit/registry';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNewVersion } from './use-new-version.ts';

const registry = (version: string): Registry => ({
  'mfe-exams': {
    name: 'mfe-exams',
    version,
    contract: '^2.0',
    entry: 'remoteEntry.js',
    integrity: {},
    preload: { app: [], texts: { bn: [], en: [] } },
    routes: [],
    nav: [],
  },
});

/** The gateway's answer to the next check. */
let published = { shell: 'shell-1', remote: 'v1' };

beforeEach(() => {
  published = { shell: 'shell-1', remote: 'v1' };
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => {
    const headers = { 'x-shell-version': published.shell };
    return Promise.resolve(Response.json(registry(published.remote), { headers }));
  });
  document.head.innerHTML = '<meta name="shell-version" content="shell-1">';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('an open tab', () => {
  it.each([
    { what: 'nothing new', shell: 'shell-1', remote: 'v1', isReady: false },
    { what: 'a new version of a remote', shell: 'shell-1', remote: 'v2', isReady: true },
    { what: 'a new shell', shell: 'shell-2', remote: 'v1', isReady: true },
  ])('learns of $what at its next check: $isReady', async ({ shell, remote, isReady }) => {
    const loaded = registry('v1');
    const { result } = renderHook(() => useNewVersion(loaded));
    published = { shell, remote };
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    expect(result.current).toBe(isReady);
  });
});

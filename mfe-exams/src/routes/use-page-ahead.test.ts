import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePageAhead } from './use-page-ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('fetches the result page once the exam is open, not before', () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { rerender } = renderHook(({ isOpen }) => usePageAhead(load, isOpen), {
    initialProps: { isOpen: false },
  });
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
  rerender({ isOpen: true });
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(load).toHaveBeenCalledTimes(1);
});

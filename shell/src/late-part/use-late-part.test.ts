import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLatePart } from './use-late-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is loaded once it is wanted, and again when it did not load', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part');
  const { result, rerender } = renderHook(({ isWanted }) => useLatePart(load, isWanted), {
    initialProps: { isWanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current).toBe('part');
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  expect(load).toHaveBeenCalledTimes(2);
});

it('is no longer tried when it is not wanted', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  const { unmount } = renderHook(() => useLatePart(load, true));
  await act(() => vi.advanceTimersByTimeAsync(0));
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

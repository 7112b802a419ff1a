import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

/** Runs that last until they are finished by hand. */
function manualRuns() {
  const open: PromiseWithResolvers<void>[] = [];
  const run = () => {
    const last = Promise.withResolvers<void>();
    open.push(last);
    return last.promise;
  };
  return { open, run };
}

it('a thousand calls during a run share one run after it', async () => {
  const { open, run } = manualRuns();
  const call = coalesced(run);
  const first = call();
  const others = Array.from({ length: 1000 }, () => call());
  expect(open).toHaveLength(1);
  open[0]?.resolve();
  await first;
  await nextTurn();
  expect(open).toHaveLength(2);
  open[1]?.resolve();
  await Promise.all(others);
  expect(open).toHaveLength(2);
});

it('a run that fails rejects its own calls only, and the next one runs', async () => {
  const { open, run } = manualRuns();
  const call = coalesced(run);
  const first = call();
  const second = call();
  open[0]?.reject(new Error('the store is away'));
  await expect(first).rejects.toThrow('the store is away');
  await nextTurn();
  open[1]?.resolve();
  await second;
});

it('ids do not wait for each other', () => {
  const { open, run } = manualRuns();
  const call = coalesced<string>(run);
  for (const id of ['a', 'b', 'a', 'b', 'a']) void call(id);
  expect(open).toHaveLength(2);
});

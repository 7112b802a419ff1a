import { describe, expect, it } from 'vitest';
import { createNameBatch } from './create-name-batch.ts';

function counted() {
  const calls: (readonly string[])[] = [];
  const nameOf = createNameBatch((ids) => {
    calls.push(ids);
    return Promise.resolve(new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `Name of ${id}`])));
  });
  return { calls, nameOf };
}

describe('a batch of names', () => {
  it('asks once for what is needed at the same time, each id once, and null for an unknown account', async () => {
    const { calls, nameOf } = counted();
    const names = await Promise.all(['a', 'b', 'a', 'gone'].map(nameOf));
    expect(names).toEqual(['Name of a', 'Name of b', 'Name of a', null]);
    expect(calls).toEqual([['a', 'b', 'gone']]);
    await nameOf('c');
    expect(calls).toEqual([['a', 'b', 'gone'], ['c']]);
  });

  it('asks for 100 at most in a call', async () => {
    const { calls, nameOf } = counted();
    const ids = Array.from({ length: 101 }, (_, n) => `id${n}`);
    expect(await Promise.all(ids.map(nameOf))).toEqual(ids.map((id) => `Name of ${id}`));
    expect(calls.map(({ length }) => length)).toEqual([100, 1]);
  });

  it('fails for all who asked, and asks again later', async () => {
    let isDown = true;
    const nameOf = createNameBatch(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(new Map([['a', 'A']])),
    );
    const both = await Promise.allSettled([nameOf('a'), nameOf('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await nameOf('a')).toBe('A');
  });
});

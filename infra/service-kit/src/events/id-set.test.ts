import { expect, it } from 'vitest';
import { IdSet } from './id-set.ts';

it('a set of ids has what was added, also between two looks, and nothing else', () => {
  const ids = new IdSet();
  for (let n = 0; n < 5_000; n += 1) ids.add(`id-${n}`);
  expect([ids.has('id-0'), ids.has('id-4999'), ids.has('id-5000')]).toEqual([true, true, false]);
  ids.add('late');
  expect([ids.has('late'), ids.has('id-1234'), ids.has('')]).toEqual([true, true, false]);
});

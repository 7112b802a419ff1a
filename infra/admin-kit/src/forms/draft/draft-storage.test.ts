import { beforeEach, describe, expect, it } from 'vitest';
import { createDraftStorage } from './draft-storage.ts';

interface Values {
  readonly title: string;
}

const key = 'persist:form:u1';
const storage = () =>
  createDraftStorage<Values, { readonly step: number }>({
    name: 'form:u1',
    restore: ({ values, location }) =>
      values && { values: { title: values.title }, location: location ?? { step: 1 } },
  });

beforeEach(() => localStorage.clear());

describe('the storage of a draft', () => {
  it('reads a draft that an earlier version of the product wrote', () => {
    localStorage.setItem(key, '{"values":{"title":"A"},"where":{"step":2},"source":"rev-3","keptAt":17}');
    expect(storage().read()).toEqual({
      values: { title: 'A' },
      location: { step: 2 },
      source: 'rev-3',
      savedAt: 17,
    });
  });

  it('writes the names that earlier versions read', () => {
    storage().write({ values: { title: 'A' }, location: { step: 2 }, source: 'rev-3', savedAt: 17 });
    expect(localStorage.getItem(key)).toBe(
      '{"values":{"title":"A"},"where":{"step":2},"source":"rev-3","keptAt":17}',
    );
  });

  it.each(['null', '{"values":', '{}'])('ignores %s', (stored) => {
    localStorage.setItem(key, stored);
    expect(storage().read()).toBeUndefined();
  });
});

import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedUser } from '@pathshala/svc-auth-contract/account';
import { createAccount } from '../src/accounts/domain/account.ts';
import { createDocumentAccounts } from '../src/accounts/storage/document-accounts.ts';
import { startSchool, type School } from './school.ts';

const names = ['Rahima Begum', 'করিম উদ্দিন', 'Nusrat Jahan', 'মিম আক্তার', 'Tanvir Hasan'];

/** Accounts in an order unrelated to any column; every fiftieth is an administrator, every tenth deactivated. */
function accountOf(at: number) {
  const n = (at * 7919) % listRows;
  const username = `reader${String(n).padStart(5, '0')}`;
  const email = `${username}@example.com`;
  const account = createAccount({
    id: `reader-${n}`,
    username,
    usernameKey: username,
    name: `${names[n % names.length]} ${n}`,
    email,
    emailKey: email,
    role: n % 50 === 0 ? 'admin' : 'student',
    passwordHash: 'none',
    at: new Date(Date.UTC(2024, 0, 1) + n * 3_600_000).toISOString(),
  });
  return { ...account, active: n % 10 !== 0 };
}

let school: School;
let head: TestClient;
beforeAll(async () => {
  school = await startSchool();
  const accounts = createDocumentAccounts(school.platform);
  await Promise.all(Array.from({ length: listRows }, (_, at) => accounts.insert(accountOf(at))));
  head = await school.adminClient();
}, 120_000);
afterAll(() => school.stop(), 60_000);

describe('a long list of users', () => {
  it.each([
    '',
    'sort=-name',
    'sort=username',
    'sort=-email',
    'sort=-role',
    'sort=active',
    'sort=-created&pageSize=100',
    'page=25',
    'q=rahima',
    'q=reader00042',
    'q=%E0%A6%95%E0%A6%B0%E0%A6%BF%E0%A6%AE',
    'q=nobody',
    'q=rahima&sort=-created&active=false',
    'role=admin&active=true',
    'createdFrom=2024-01-05&createdTo=2024-01-08&sort=email',
  ])('is answered from its indexes: %s', async (query) => {
    const measure = await measureList(`users ?${query}`, () => head.get(`/users?${query}`));
    expect(measure.parsed).toBeLessThan(120);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });

  it('is sorted by each of its columns either way [ADM-04]', async () => {
    const sorted = async (sort: string) => {
      const { body } = await head.get<{ items: ListedUser[] }>(`/users?sort=${sort}&pageSize=100&q=reader`);
      return body.items;
    };
    for (const [column, field] of [
      ['username', 'username'],
      ['email', 'email'],
      ['role', 'role'],
      ['created', 'createdAt'],
    ] as const) {
      const values = (await sorted(column)).map((user) => user[field]);
      expect(values).toEqual(values.toSorted());
      const down = (await sorted(`-${column}`)).map((user) => user[field]);
      expect(down).toEqual(down.toSorted().reverse());
    }
    expect((await sorted('active'))[0]?.active).toBe(false);
    expect((await sorted('-active'))[0]?.active).toBe(true);
  });

  it('is filtered by the days of the creation in Dhaka', async () => {
    const { body } = await head.get<{ items: ListedUser[]; total: number }>(
      '/users?createdFrom=2024-01-02&createdTo=2024-01-03&sort=created',
    );
    expect(body.total).toBe(48);
    expect(body.items[0]?.createdAt).toBe('2024-01-01T18:00:00.000Z');
  });
});

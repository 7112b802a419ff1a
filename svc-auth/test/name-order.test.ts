import type { TestClient } from '@pathshala/service-testing/test-client';
import type { ListedUser } from '@pathshala/svc-auth-contract/account';
import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountListKeys } from '../src/accounts/storage/document-accounts.ts';
import { startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeAll(async () => {
  school = await startSchool();
  head = await school.adminClient();
  for (const [at, name] of ['উমা দাস', 'উৎপল দত্ত', 'বড় আপা', 'বৎসরাজ', 'Zara'].entries()) {
    const { userId } = await school.enter(`ordered-${at}`);
    await head.patch(`/users/${userId}`, { name });
  }
});
afterAll(() => school.stop());

type List = { items: ListedUser[] };

const names = async () => (await head.get<List>('/users?q=ordered-')).body.items.map(({ name }) => name);

describe('users by name', () => {
  const expected = ['Zara', 'উৎপল দত্ত', 'উমা দাস', 'বড় আপা', 'বৎসরাজ'].map((name) => name.normalize('NFC'));

  it('are in the order of the Bangla Academy', async () => expect(await names()).toEqual(expected));

  it('are so too when their keys were stored before there was an order', async () => {
    const users = school.platform.documents.collection<{ _id: string; name: string }>('users');
    for (const { _id, name } of await users.find({}).toArray()) {
      await users.updateOne({ _id }, { $set: { nameKey: name.normalize('NFKC').toLowerCase() } });
    }
    expect(await names()).not.toEqual(expected);
    await upgradeListKeys(school.platform.documents, accountListKeys)();
    expect(await names()).toEqual(expected);
  });
});

import type { CreateService } from '@pathshala/service-kit/service';
import { userDeleted, userVerified } from '../contract/events.ts';
import { composeAccounts, createAccounts } from './accounts/compose-accounts.ts';
import type { Account } from './accounts/domain/account.ts';
import { usersCollection } from './accounts/storage/document-accounts.ts';
import { signupsCollection } from './accounts/storage/document-signups.ts';
import { loadSample } from './sample/load-sample.ts';
import { readAuthSettings } from './settings.ts';
import { composeStudents } from './students/compose-students.ts';
import type { Owner } from './students/domain/student.ts';
import { studentsCollection } from './students/storage/document-students.ts';
import { republishable } from './storage/republishable.ts';

const hour = 60 * 60 * 1000;

/** Accounts and students, composed. The school's own settings come from the environment. */
export const createAuthService: CreateService = (platform) => {
  const settings = readAuthSettings(process.env, platform.admin);
  const accounts = createAccounts(platform);
  const students = composeStudents(platform, {
    async find(userId) {
      const account = await accounts.find(userId);
      if (account === null) return null;
      return account.deletedAt === null ? ownerOf(account) : 'deleted';
    },
  });
  const ensureStudent = (account: Account) => students.ensureStudent(ownerOf(account));
  const capability = composeAccounts(platform, settings, { accounts, ensureStudent });
  return {
    name: 'svc-auth',
    republishable: republishable(platform),
    prefixes: ['/auth', '/users', '/user', '/students', '/student'],
    routes: [...capability.routes, ...students.routes],
    publishes: [userVerified, userDeleted],
    subscriptions: students.subscriptions,
    aggregates: [usersCollection],
    indexes: [
      { collection: usersCollection, keys: { emailKey: 1 }, unique: true },
      { collection: usersCollection, keys: { usernameKey: 1 }, unique: true },
      { collection: usersCollection, keys: { nameKey: 1 } },
      { collection: usersCollection, keys: { role: 1 } },
      { collection: signupsCollection, keys: { emailKey: 1 } },
      { collection: signupsCollection, keys: { usernameKey: 1 } },
      { collection: signupsCollection, keys: { createdAt: 1 } },
      { collection: studentsCollection, keys: { nameKey: 1 } },
    ],
    jobs: [{ name: 'forget-old-signups', everyMs: hour, run: capability.forgetOldSignups }],
    prepare: capability.prepare,
    loadSample: loadSample({ ...capability.deps, ensureStudent, changeStudent: students.changeStudent }),
  };
};

function ownerOf({ _id: userId, name, email }: Account): Owner {
  return { userId, name, email };
}

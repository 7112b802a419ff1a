import { messages } from '@pathshala/svc-auth-contract/messages';
import { prefixes } from '@pathshala/svc-auth-contract/prefixes';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { CreateService } from '@pathshala/service-kit/service/service';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { composeAccounts, createAccounts } from './accounts/compose-accounts.ts';
import type { Account } from './accounts/domain/account.ts';
import type { Accounts } from './accounts/use-cases/ports.ts';
import { usersCollection } from './accounts/storage/document-accounts.ts';
import { signupsCollection } from './accounts/storage/document-signups.ts';
import { composeMails } from './mails/compose-mails.ts';
import { composeRecovery } from './recovery/compose-recovery.ts';
import { createDocumentLinks } from './recovery/storage/document-links.ts';
import { isSampleAccount, loadSample } from './sample/load-sample.ts';
import { readAuthSettings } from './settings.ts';
import { composeSiteSettings } from './site-settings/compose-site-settings.ts';
import { composeStudents } from './students/compose-students.ts';
import type { Owner } from './students/domain/student.ts';
import { studentsCollection } from './students/storage/document-students.ts';
import { republishable } from './storage/republishable.ts';

const hour = 60 * 60 * 1000;

/** Accounts, students and site settings, composed. The first administrator and the password rule come from the environment. */
export const createService: CreateService = (platform) => {
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
  const mails = composeMails(platform);
  const allowsSamples = platform.allowsSampleAccounts !== false;
  const capability = composeAccounts(platform, settings, {
    accounts,
    mails,
    ensureStudent,
    forgetLinks: (userId) => createDocumentLinks(platform.documents).deleteOf(userId),
    isForbiddenSample: (account, password) => !allowsSamples && isSampleAccount(account, password),
  });
  const recovery = composeRecovery(platform, capability, mails);
  const siteSettings = composeSiteSettings(platform);
  return {
    name: 'svc-auth',
    republishable: republishable(platform),
    prefixes,
    messages,
    routes: [...capability.routes, ...recovery.routes, ...students.routes, ...siteSettings.routes],
    publishes: [userVerified, userDeleted],
    subscriptions: [...students.subscriptions, ...siteSettings.subscriptions],
    aggregates: [usersCollection],
    indexes: [
      { collection: usersCollection, keys: { emailKey: 1 }, unique: true },
      { collection: usersCollection, keys: { usernameKey: 1 }, unique: true },
      { collection: usersCollection, keys: { nameKey: 1 } },
      { collection: usersCollection, keys: { role: 1 } },
      { collection: usersCollection, keys: { isSample: 1 } },
      { collection: signupsCollection, keys: { emailKey: 1 } },
      { collection: signupsCollection, keys: { usernameKey: 1 } },
      { collection: signupsCollection, keys: { createdAt: 1 } },
      { collection: studentsCollection, keys: { nameKey: 1 } },
      ...mails.indexes,
      ...recovery.indexes,
    ],
    jobs: [
      { name: 'forget-old-signups', everyMs: hour, run: capability.forgetOldSignups },
      ...mails.jobs,
      ...recovery.jobs,
    ],
    async prepare() {
      await capability.prepare();
      if (!allowsSamples) await endSessionsOfSamples(platform.sessions, accounts);
    },
    loadSample: loadSample({ ...capability.deps, ensureStudent, changeStudent: students.changeStudent }),
  };
};

/** Sample people may have logged in while the site was for one machine only. */
async function endSessionsOfSamples(sessions: Platform['sessions'], accounts: Accounts): Promise<void> {
  for (const { _id } of await accounts.sampleAccounts()) await sessions.endAllOf(_id);
}

function ownerOf({ _id: userId, name, email }: Account): Owner {
  return { userId, name, email };
}

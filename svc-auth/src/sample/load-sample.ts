import type { Account } from '../accounts/domain/account.ts';
import type { SignUpDeps } from '../accounts/use-cases/sign-up.ts';
import { signUp } from '../accounts/use-cases/sign-up.ts';
import { verifySignup } from '../accounts/use-cases/verify-signup.ts';
import type { StudentChange } from '@pathshala/svc-auth-contract/student';
import { people, type Person } from './people.ts';

/** Every sample student has this password; sample data is for trying the product out. */
export const samplePassword = 'pathshala-demo';

export interface LoadSampleDeps extends SignUpDeps {
  readonly ensureStudent: (account: Account) => Promise<unknown>;
  readonly changeStudent: (studentId: string, change: StudentChange) => Promise<unknown>;
}

/**
 * Invented students by the way every student comes: sign-up, code, verification. The one password is hashed once.
 * A load that was cut off can run again.
 */
export function loadSample(deps: LoadSampleDeps) {
  return async (): Promise<void> => {
    const passwordHash = deps.passwords.hash(samplePassword);
    const passwords = { ...deps.passwords, hash: () => passwordHash };
    await Promise.all(
      people.map((person) => enter({ ...deps, passwords, mailLimits: noLimits, record: noRecord }, person)),
    );
  };
}

/** Nothing is mailed here, so nobody's mailbox needs to be spared. */
const noLimits: SignUpDeps['mailLimits'] = { take: async () => 0, takeGuess: async () => true };

/** These are not people who come: nothing for the security log. */
const noRecord: SignUpDeps['record'] = () => undefined;

const caller = { address: 'sample', requestId: 'sample' };

const emailOf = ({ username }: Person): string => `${username}@example.com`;

const sampleEmails = new Set(people.map(emailOf));

/** Also of a store that was filled before accounts were marked, as long as the password is the printed one. */
export function isSampleAccount({ isSample, emailKey }: Account, password: string): boolean {
  return isSample === true || (password === samplePassword && sampleEmails.has(emailKey));
}

async function enter(deps: LoadSampleDeps, person: Person): Promise<void> {
  if ((await deps.accounts.findByUsername(person.username)) !== null) return;
  let mailed = '';
  const codeMail: SignUpDeps['codeMail'] = {
    async send({ code }) {
      mailed = code;
    },
  };
  const form = {
    username: person.username,
    name: person.english,
    email: emailOf(person),
    password: samplePassword,
  };
  const begun = await signUp({ ...deps, codeMail })({ form, language: 'bn', signupId: null, caller });
  const { signupId } = begun;
  const account = await verifySignup({ ...deps, isSample: true })({ otp: mailed, signupId, caller });
  await deps.changeStudent(account._id, recordOf(person));
}

function recordOf(person: Person): StudentChange {
  const { english, bengali, mobile, dob, gender, city, district, division, street } = person;
  return {
    personalInfo: {
      fullName: { english, bengali },
      contact: { mobile },
      dob,
      gender,
      address: { street, city, district, division },
    },
    educationalBackground: {
      lastLevel: person.lastLevel,
      lastInstitution: person.lastInstitution,
      gradesGPA: person.gradesGPA,
      currentStatus: person.currentStatus,
    },
  };
}

import type { LoadSample } from '@pathshala/service-kit/service/service';
import type { Accounts, Language, MobileClaims, Passwords, ReadPasswordPolicy } from '../accounts/index.ts';
import type { CodeMail, Codes, Signups } from '../signups/index.ts';
import { signUp, type SignUpDependencies } from '../signups/use-cases/sign-up.ts';
import { verifySignup } from '../signups/use-cases/verify-signup.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import type { StudentChange, StudentPorts } from '../students/index.ts';
import { batchTeacher, classmates, joinedDaysAgo, teachers } from './classmates.ts';
import { emailOf, samplePassword } from './is-sample-account.ts';
import { people, type Person } from './people.ts';

interface LoadSampleDependencies extends StudentPorts, Pick<SiteSettingsPorts, 'readRules'> {
  readonly accounts: Accounts;
  readonly mobileClaims: MobileClaims;
  readonly signups: Signups;
  readonly passwords: Passwords;
  readonly policy: ReadPasswordPolicy;
  readonly codes: Codes;
  readonly now: () => number;
  readonly newId: () => string;
}

const dayMs = 24 * 3_600_000;

/** Creates the sample students by the use cases of every sign-up: form, code, verification. Can be repeated after a crash. */
export function loadSample(deps: LoadSampleDependencies): LoadSample {
  return async ({ hasPast } = { hasPast: false }) => {
    // All share one password, which is hashed once.
    const passwordHash = deps.passwords.hash(samplePassword);
    const enter = (person: Person, daysAgo: number) =>
      signUpAndVerify(deps, { person, daysAgo, passwordHash });
    if (hasPast) {
      const everybody = [...teachers, ...people, ...classmates];
      const entering = everybody.map((person, place) =>
        enter(person, joinedDaysAgo(place, everybody.length)),
      );
      await Promise.all([...entering, enter(batchTeacher, joinedDaysAgo(0, everybody.length))]);
      return;
    }
    // One after the other, so that the accounts are in this order: the first one is the account of the demonstration.
    for (const person of people) await enter(person, 0);
  };
}

/** No mails are sent, so there is nothing to limit. */
const noLimits: SignUpDependencies['mailLimits'] = { take: async () => 0, takeGuess: async () => true };

/** Sample sign-ups do not belong into the security log. */
const noRecord: SignUpDependencies['record'] = () => undefined;

const caller = { address: 'sample', requestId: 'sample' };
const language: Language = 'bn';

interface Entering {
  readonly person: Person;
  readonly daysAgo: number;
  readonly passwordHash: Promise<string>;
}

async function signUpAndVerify(
  deps: LoadSampleDependencies,
  { person, daysAgo, passwordHash }: Entering,
): Promise<void> {
  if ((await deps.accounts.findByUsername(person.username)) !== null) return;
  let mailed = '';
  const codeMail: CodeMail = {
    async send({ code }) {
      mailed = code;
    },
  };
  const sampleDeps = {
    ...deps,
    now: () => deps.now() - daysAgo * dayMs,
    codeMail,
    passwords: { ...deps.passwords, hash: () => passwordHash },
    mailLimits: noLimits,
    sms: { isOn: false },
    findInvitation: async () => null,
    record: noRecord,
    isSample: true,
  };
  const form = formOf(person, deps.newId());
  const { signupId } = await signUp(sampleDeps)({ form, language, signupId: null, caller });
  const account = await verifySignup(sampleDeps)({ otp: mailed, signupId, caller });
  await deps.changeStudent(account._id, changeOf(person));
}

/** `unused` satisfies the form; the hash of the public sample password is stored in its place. */
function formOf(person: Person, unused: string) {
  return {
    username: person.username,
    name: person.accountName ?? person.english,
    email: emailOf(person),
    password: unused,
  };
}

function changeOf(person: Person): StudentChange {
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

import type { LoadSample } from '@pathshala/service-kit/service/service';
import type { Accounts, Language, Passwords, ReadPasswordPolicy } from '../accounts/ports.ts';
import type { CodeMail, Codes, Signups } from '../signups/ports.ts';
import { signUp, type SignUpDependencies } from '../signups/use-cases/sign-up.ts';
import { verifySignup } from '../signups/use-cases/verify-signup.ts';
import type { SiteSettingsPorts } from '../site-settings/ports.ts';
import type { StudentChange, StudentPorts } from '../students/ports.ts';
import { classmates, joinedDaysAgo, teachers } from './classmates.ts';
import { emailOf, samplePassword } from './is-sample-account.ts';
import { people, type Person } from './people.ts';

export interface LoadSampleDependencies extends StudentPorts, Pick<SiteSettingsPorts, 'readRules'> {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly passwords: Passwords;
  readonly policy: ReadPasswordPolicy;
  readonly codes: Codes;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Creates the sample students by the use cases of every sign-up: form, code, verification. Can be repeated after a crash. */
export function loadSample(deps: LoadSampleDependencies): LoadSample {
  return async ({ hasPast } = { hasPast: false }) => {
    const enter = signUpAndVerify(deps);
    const everybody = hasPast ? [...teachers, ...people, ...classmates] : people;
    // One after the other, so that their accounts are in this order: the first student is that of the demonstration.
    for (const [place, person] of everybody.entries()) {
      await enter(person, hasPast ? joinedDaysAgo(place, everybody.length) : 0);
    }
  };
}

const dayMs = 24 * 3_600_000;

/** No mails are sent, so there is nothing to limit. */
const noLimits: SignUpDependencies['mailLimits'] = { take: async () => 0, takeGuess: async () => true };

/** Sample sign-ups do not belong into the security log. */
const noRecord: SignUpDependencies['record'] = () => undefined;

const caller = { address: 'sample', requestId: 'sample' };
const language: Language = 'bn';

function signUpAndVerify(deps: LoadSampleDependencies) {
  const passwordHash = deps.passwords.hash(samplePassword);
  const codes = new Map<string, string>();
  const codeMail: CodeMail = {
    async send({ signupId, code }) {
      codes.set(signupId, code);
    },
  };
  let daysAgo = 0;
  const sampleDeps = {
    ...deps,
    now: () => deps.now() - daysAgo * dayMs,
    codeMail,
    // All share one password, which is hashed once.
    passwords: { ...deps.passwords, hash: () => passwordHash },
    mailLimits: noLimits,
    findInvitation: async () => null,
    record: noRecord,
    isSample: true,
  };
  const begin = signUp(sampleDeps);
  const verify = verifySignup(sampleDeps);

  return async (person: Person, joinedBefore: number): Promise<void> => {
    daysAgo = joinedBefore;
    if ((await deps.accounts.findByUsername(person.username)) !== null) return;
    const { signupId } = await begin({
      form: formOf(person, deps.newId()),
      language,
      signupId: null,
      caller,
    });
    const account = await verify({ otp: codes.get(signupId) ?? '', signupId, caller });
    await deps.changeStudent(account._id, changeOf(person));
  };
}

/** `unused`: nobody may choose the password of the samples, whose hash is stored in its place. */
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

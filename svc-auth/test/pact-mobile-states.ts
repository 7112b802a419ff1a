import type { User } from '@pathshala/svc-auth-contract/account';
import { createCapturedSms } from './captured-sms.ts';
import { formOf, goodPassword, type School } from './school.ts';

/** The gateway of the school that the pacts are verified against. */
export const pactSms = createCapturedSms(100_000);

let people = 0;

/** A number that no state has used yet. */
export function nextNumber(): string {
  people += 1;
  return `88017980${String(people).padStart(5, '0')}`;
}

/** A verified student without an address. */
export async function enterByNumber(school: School, username: string, mobile: string): Promise<void> {
  const { email: _email, ...form } = formOf(username);
  const started = await school.client.visitor.post('/auth/signup', { ...form, mobile });
  const cookies = { signup: started.cookies['signup'] ?? '' };
  await school.client.visitor.post<User>('/auth/verify', { otp: pactSms.codeTo(mobile) }, { cookies });
}

/** A student who waits for the code that was sent to a new number. */
export async function waitingForMobileCode(school: School) {
  const mobile = nextNumber();
  const { sid, client } = await school.enter(`numbered-${people}`);
  const session = await school.platform.sessions.resolve(sid);
  if (session === null) throw new Error('There is no such session.');
  await client.post('/users/mobile', { mobile, password: goodPassword });
  school.clock.advance(61_000);
  const caller = { ...session.user, sessionKey: session.sessionKey };
  return { caller, client, code: pactSms.codeTo(mobile) };
}

/** The states of mobile numbers and SMS. */
export const mobileStates = {
  'the school sends SMS': async () => undefined,
  'there is an account with the number 01799000002': async (school: School) => {
    const { status } = await school.logIn({ username: '01799000002' }, goodPassword);
    if (status === 401) await enterByNumber(school, 'nasrin', '8801799000002');
  },
  'a person without an address was invited': async (school: School) => {
    const mobile = nextNumber();
    const { body } = await school.client
      .as({ role: 'admin' })
      .post('/users/invite', { mobile, name: 'Rina' });
    return { invitationId: String(body['_id']) };
  },
  'a code was sent by SMS': async (school: School) => {
    await waitingForMobileCode(school);
  },
  'a code was sent to a new number a minute ago': async (school: School) => {
    const { caller, code } = await waitingForMobileCode(school);
    return { caller, code };
  },
};

import type { SchoolMessage } from '@pathshala/svc-auth-contract/school-messages';
import type { School } from './school.ts';

let messages = 0;

async function messageTo(school: School, sendAt: string | null) {
  messages += 1;
  const { userId } = await school.enter(`pact-reader-${messages}`);
  const admin = school.client.as({ role: 'admin' });
  const { body } = await admin.post<SchoolMessage>('/messages', {
    audience: { kind: 'student', id: userId, name: '' },
    contents: { bn: { title: 'ছুটি', text: 'কাল ক্লাস নেই।' }, en: { title: '', text: '' } },
    channels: { mail: true, sms: true },
    link: '/courses',
    key: `state-${messages}`,
    sendAt,
  });
  return { messageId: body._id, userId };
}

/** The provider states of messages of the school. */
export const messageStates = {
  'a message was sent to a student': async (school: School) => {
    const found = await messageTo(school, null);
    school.clock.advance(1_000);
    await school.runJob('send-messages');
    return found;
  },
  'a message to a student waits for its time': async (school: School) => {
    const sendAt = new Date(school.clock.now() + 3_600_000).toISOString();
    return { ...(await messageTo(school, sendAt)), sendAt };
  },
};

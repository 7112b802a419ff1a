import type { TestClient } from '@pathshala/service-testing/test-client';
import type {
  DetailedMessage,
  MessageRecipient,
  SchoolMessage,
} from '@pathshala/svc-auth-contract/school-messages';
import { batchJoined } from '@pathshala/svc-catalog-contract/events';
import type { SmsReports } from '@pathshala/service-kit/sms/open-sms';
import { startSmsSchool } from './captured-sms.ts';

export const second = 1_000;
export const hour = 3_600_000;

export const inBengali = { title: 'ছুটির নোটিশ', text: 'আগামীকাল ক্লাস নেই।' };
export const inEnglish = { title: 'Holiday', text: 'There is no class tomorrow.\nCome on Sunday.' };
export const nothing = { title: '', text: '' };

export const draftTo = (audience: object, change: object = {}) => ({
  audience: { kind: 'all', id: '', name: '', ...audience },
  contents: { bn: inBengali, en: inEnglish },
  channels: { mail: true, sms: false },
  link: '',
  ...change,
});

/** A school with SMS, its administrator, and the acts of the tests of messages. */
export async function startMessageSchool(dailyLimit?: number, reports?: SmsReports) {
  const school = await startSmsSchool(dailyLimit, reports);
  const head = await school.adminClient();
  let keys = 0;

  async function send(draft: object, change: object = {}, client: TestClient = head) {
    keys += 1;
    return client.post<SchoolMessage & Record<string, unknown>>('/messages', {
      ...draft,
      key: `key${keys}`,
      sendAt: null,
      ...change,
    });
  }

  /** Runs the jobs until the mails of a small message are sent. */
  async function deliver() {
    await school.runJob('send-messages');
    school.clock.advance(30 * second);
    await school.runJob('send-mails');
    await school.runJob('follow-message-mails');
  }

  const read = async (id: string) => (await head.get<DetailedMessage>(`/messages/${id}`)).body;

  const recipientsOf = async (id: string, query = '') =>
    (
      await head.get<{ items: MessageRecipient[]; total: number }>(
        `/messages/${id}/recipients?pageSize=100${query}`,
      )
    ).body;

  const join = (studentId: string, batchId: string) =>
    school.emit(batchJoined, {
      membershipId: `member-${studentId}`,
      batchId,
      studentId,
      version: 1,
      joinedAt: '2026-01-10T10:00:00.000Z',
      movedFrom: null,
    });

  const messageMails = () => school.mail.sent.filter(({ id }) => id.startsWith('message-'));

  return { ...school, head, send, deliver, read, recipientsOf, join, messageMails };
}

export type MessageSchool = Awaited<ReturnType<typeof startMessageSchool>>;

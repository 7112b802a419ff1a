import type { Accounts } from '../../accounts/index.ts';
import type { Recipient } from '../domain/recipient.ts';
import type { Messages, Recipients, SchoolMessage } from '../ports.ts';

interface ReadMessagesDependencies {
  readonly findMessage: (id: string) => Promise<SchoolMessage>;
  readonly messages: Pick<Messages, 'findMany'>;
  readonly recipients: Pick<Recipients, 'tally' | 'countMissed' | 'ofStudent'>;
  readonly accounts: Pick<Accounts, 'namesOf'>;
}

/** Messages with the name of the student to whom they are addressed, as the account has it now. */
export function nameStudents({ accounts }: Pick<ReadMessagesDependencies, 'accounts'>) {
  return async (messages: readonly SchoolMessage[]): Promise<readonly SchoolMessage[]> => {
    const ids = messages.flatMap(({ audience: { kind, id } }) => (kind === 'student' ? [id] : []));
    if (ids.length === 0) return messages;
    const names = new Map((await accounts.namesOf(ids)).map(({ _id, name }) => [_id, name]));
    return messages.map((message) => {
      const { audience } = message;
      if (audience.kind !== 'student') return message;
      return { ...message, audience: { ...audience, name: names.get(audience.id) ?? '' } };
    });
  };
}

/** A message with what became of it. */
export function readMessage({
  findMessage: find,
  recipients,
}: Pick<ReadMessagesDependencies, 'findMessage' | 'recipients'>) {
  return async (id: string) => {
    const message = await find(id);
    const [deliveries, missed] = await Promise.all([recipients.tally(id), recipients.countMissed(id)]);
    return { message, deliveries, missed };
  };
}

interface StudentQuery {
  readonly studentId: string;
  readonly page: number;
  readonly pageSize: number;
}

interface Received {
  readonly recipient: Recipient;
  readonly title: Readonly<Record<'bn' | 'en', string>>;
}

function titleOf(recipient: Recipient, message: SchoolMessage | undefined): Received['title'] | undefined {
  if (recipient.absence !== undefined) return recipient.absence.title;
  if (message === undefined) return undefined;
  const { bn, en } = message.contents;
  return { bn: bn.title || en.title, en: en.title || bn.title };
}

/** The messages that were sent to one student. Those whose text is deleted by now are left out. */
export function readReceived({
  messages,
  recipients,
}: Pick<ReadMessagesDependencies, 'messages' | 'recipients'>) {
  return async (
    query: StudentQuery,
  ): Promise<{ readonly items: readonly Received[]; readonly total: number }> => {
    const { items, total } = await recipients.ofStudent(query);
    const found = await messages.findMany([...new Set(items.map(({ messageId }) => messageId))]);
    const byId = new Map(found.map((message) => [message._id, message]));
    const received = items.flatMap((recipient) => {
      const title = titleOf(recipient, byId.get(recipient.messageId));
      return title === undefined ? [] : [{ recipient, title }];
    });
    return { items: received, total };
  };
}

import type { KeyedMail, QueuedMails } from '../ports.ts';

interface ReadKeyedMailsDependencies {
  readonly mails: Pick<QueuedMails, 'findMany'>;
}

/** Returns the states of the mails of one kind by their keys. */
export function readKeyedMails({ mails }: ReadKeyedMailsDependencies) {
  return async (kind: string, keys: readonly string[]): Promise<ReadonlyMap<string, KeyedMail>> => {
    const found = await mails.findMany(keys.map((key) => `${kind}-${key}`));
    return new Map(
      found.map(({ _id, sentAt, givenUpAt, reason }) => {
        const unsent = givenUpAt === null ? 'waiting' : 'failed';
        return [
          _id.slice(kind.length + 1),
          { state: sentAt === null ? unsent : 'sent', reason: reason ?? '' },
        ];
      }),
    );
  };
}

import type { Message, Messages, Participants } from '../ports.ts';

export interface ListRecipientsDependencies {
  readonly participants: Pick<Participants, 'listIds'>;
  readonly messages: Pick<Messages, 'addRecipients' | 'setState'>;
  readonly now: () => number;
}

const batchSize = 200;

/** Adds the recipients of a message, in batches. After a crash it continues where it was; nobody is added twice. */
export function listRecipients({ participants, messages, now }: ListRecipientsDependencies) {
  return async (message: Message): Promise<void> => {
    const query = { ...message.audience, campaignId: message.campaignId };
    let after = message.listedUpTo;
    for (;;) {
      const ids = await participants.listIds(query, after, batchSize);
      await messages.addRecipients(message, ids, now());
      after = ids.at(-1) ?? after;
      if (ids.length < batchSize) break;
    }
    await messages.setState(message._id, 'sending');
  };
}

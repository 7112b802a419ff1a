import type { Message, Messages, Participants } from '../ports.ts';

interface ListRecipientsDependencies {
  readonly participants: Pick<Participants, 'listIds'>;
  readonly messages: Pick<Messages, 'addRecipients' | 'setState'>;
  readonly now: () => number;
}

const batchSize = 200;
/** The maximum in one run; the next one continues. */
const batchesPerRun = 10;

/**
 * Adds recipients of a message, in batches. Returns whether all are added; else a later call continues, as after a crash. Each
 * recipient is added once.
 */
export function listRecipients({ participants, messages, now }: ListRecipientsDependencies) {
  return async (message: Message): Promise<boolean> => {
    const query = { ...message.audience, campaignId: message.campaignId, isReachable: true } as const;
    let after = message.listedUpTo;
    for (let batches = 0; batches < batchesPerRun; batches += 1) {
      const ids = await participants.listIds(query, after, batchSize);
      await messages.addRecipients(message, ids, now());
      after = ids.at(-1) ?? after;
      if (ids.length < batchSize) {
        await messages.setState(message._id, 'sending');
        return true;
      }
    }
    return false;
  };
}

export type ListRecipients = ReturnType<typeof listRecipients>;

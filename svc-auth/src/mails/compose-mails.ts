import type { Platform } from '@pathshala/service-kit/platform/platform';
import { createAesSeal } from './adapters/aes-seal.ts';
import { createDocumentMails, mailsCollection } from './storage/document-mails.ts';
import { createKeyValueMailLimits } from './storage/key-value-mail-limits.ts';
import { createMailQueue, sendDueMails } from './use-cases/send-mails.ts';

/** Mails of the service: sent at once, tried again, limited by mailbox and network. */
export function composeMails(platform: Platform) {
  const { documents, keyValue, mail, log, now, newId, secrets } = platform;
  const deps = {
    mails: createDocumentMails(documents),
    seal: createAesSeal(secrets.sessionSecret),
    mail,
    log,
    now,
    newId,
  };
  return {
    queue: createMailQueue(deps),
    limits: createKeyValueMailLimits(keyValue, now),
    jobs: [{ name: 'send-mails', everyMs: 15_000, run: sendDueMails(deps) }],
    indexes: [
      { collection: mailsCollection, keys: { dueAt: 1 } as const },
      { collection: mailsCollection, keys: { about: 1 } as const },
    ],
  };
}

export type Mails = ReturnType<typeof composeMails>;

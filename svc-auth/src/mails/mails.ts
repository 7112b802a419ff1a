import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createFailedMails } from '@pathshala/back-office/failed-mails';
import { mailRoutes } from '@pathshala/back-office/mail-routes';
import { mailOperations } from '@pathshala/svc-auth-contract/operations';
import { createAesMailCipher } from './adapters/aes-mail-cipher.ts';
import type { CounterPorts } from '../counters/index.ts';
import { createTemplateMailRenderer } from './adapters/template-mail-renderer.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import type { MailPorts } from './ports.ts';
import { createDocumentQueuedMails, queuedMailsIndexes } from './storage/document-queued-mails.ts';
import { createDocumentMailLimits } from './storage/document-mail-limits.ts';
import { deleteMailsAbout } from './use-cases/delete-mails-about.ts';
import { deliverMail } from './use-cases/deliver-mail.ts';
import { sendDueMails } from './use-cases/send-due-mails.ts';
import { readKeyedMails } from './use-cases/read-keyed-mails.ts';
import { retryMail } from './use-cases/retry-mail.ts';
import { sendMail, sendMailAt } from './use-cases/send-mail.ts';

/** The mails of the service: sent at once, retried after a failure, limited by mailbox and network. */
export function createMailsCapability(
  platform: Platform,
  { counters, readRules }: CounterPorts & Pick<SiteSettingsPorts, 'readRules'>,
): Capability & { readonly ports: MailPorts } {
  const { documents, mail, log, now, newId, secrets, publicUrl } = platform;
  const mails = createDocumentQueuedMails(documents);
  const failedMails = createFailedMails(platform);
  const stores = {
    mails,
    failedMails: failedMails.list,
    cipher: createAesMailCipher(secrets.sessionSecret),
    mail,
    log,
    now,
    newId,
  };
  const renderer = createTemplateMailRenderer(publicUrl, readRules);
  const deps = { ...stores, renderer, deliverMail: deliverMail(stores) };
  return {
    ports: {
      mailQueue: {
        send: sendMail(deps),
        sendAt: sendMailAt(deps),
        isWaiting: (about) => mails.isWaiting(about),
        unsentOf: (about) => mails.unsentOf(about),
        aboutIn: (kind, state) => mails.aboutIn(kind, state),
        keyed: readKeyedMails({ mails }),
        deleteAbout: deleteMailsAbout({ mails, failedMails: failedMails.list }),
      },
      mailLimits: createDocumentMailLimits(counters, now),
    },
    routes: mailRoutes({
      service: 'svc-auth',
      routes: mailOperations,
      failedMails: failedMails.list,
      keepsContent: false,
      retry: retryMail({ mails, now }),
    }),
    jobs: [{ name: 'send-mails', everyMs: 15_000, run: sendDueMails(deps) }, failedMails.job],
    indexes: [...queuedMailsIndexes, ...failedMails.indexes],
  };
}

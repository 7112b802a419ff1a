import { createFailedMails, type FailedMail } from '@pathshala/back-office/failed-mails';
import { mailRoutes, type MailRoutesOptions } from '@pathshala/back-office/mail-routes';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { mailOperations } from '@pathshala/svc-campaigns-contract/operations';

type Retry = MailRoutesOptions['retry'];

interface FailedMailsDependencies {
  readonly platform: Platform;
  readonly registrations: { readonly retryMail: Retry };
  readonly participants: { readonly retryMail: Retry; readonly messageTemplate: string };
}

/** The failed mails of registrations and messages, for administrators. A retry writes the mail anew from the stored data. */
export function createFailedMailsCapability(dependencies: FailedMailsDependencies): Capability {
  const { platform, registrations, participants } = dependencies;
  const { list, job, indexes } = createFailedMails(platform);
  const retry = (mail: FailedMail) =>
    (mail.template === participants.messageTemplate ? participants : registrations).retryMail(mail);
  return {
    routes: mailRoutes({
      service: 'svc-campaigns',
      routes: mailOperations,
      failedMails: list,
      keepsContent: true,
      retry,
    }),
    jobs: [job],
    indexes,
  };
}

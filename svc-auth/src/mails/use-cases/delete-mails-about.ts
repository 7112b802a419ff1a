import type { FailedMailList, QueuedMails } from '../ports.ts';

interface DeleteMailsAboutDependencies {
  readonly mails: Pick<QueuedMails, 'deleteAbout'>;
  readonly failedMails: Pick<FailedMailList, 'removeAbout'>;
}

/** Deletes the mails of accounts and sign-ups that are deleted. */
export function deleteMailsAbout({ mails, failedMails }: DeleteMailsAboutDependencies) {
  return async (about: readonly string[]): Promise<void> => {
    await mails.deleteAbout(about);
    await failedMails.removeAbout(about);
  };
}

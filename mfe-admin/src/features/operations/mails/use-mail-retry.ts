import type { BulkAction, RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { MailOperations, RetryOutcome, ShownFailedMail } from '@pathshala/contract-kit/operations';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { texts } from './texts.ts';

interface MailRetry {
  readonly rowActions: (mail: ShownFailedMail) => readonly RowAction[];
  readonly bulkActions: readonly BulkAction<ShownFailedMail>[];
}

const mayRetry = ({ obstacle }: ShownFailedMail): boolean => obstacle === null;

/** Tries a mail again, one or those selected, and says why one is not sent. */
export function useMailRetry(service: string): MailRetry {
  const translate = useText();
  const { api, toast } = useServices();
  const list = `/operations/${service}/mails` as const;
  const say = (outcome: RetryOutcome): void => {
    const text = translate(texts[outcome]);
    if (outcome === 'queued') toast.success(text);
    else toast.error(text);
  };
  const { mutate } = useApiMutation<MailOperations['retryMails']>('post', `${list}/retry`, {
    invalidates: [list],
    onSuccess: ({ outcomes }) => outcomes.forEach(({ outcome }) => say(outcome)),
    onError: ({ message }) => toast.error(message),
  });

  async function retryOne({ _id }: ShownFailedMail): Promise<void> {
    const { outcomes } = await api.call<MailOperations['retryMails']>('post', `${list}/retry`, {
      body: { ids: [_id] },
    });
    const outcome = outcomes[0]?.outcome ?? 'gone';
    if (outcome !== 'queued') throw new Error(translate(texts[outcome]));
  }

  return {
    rowActions: (mail) =>
      mayRetry(mail)
        ? [
            {
              id: 'retry',
              text: translate(texts.retry),
              onSelect: () => mutate({ body: { ids: [mail._id] } }),
            },
          ]
        : [],
    bulkActions: [
      {
        id: 'retry',
        text: translate(texts.retry),
        appliesTo: mayRetry,
        question: ({ length: n }) => ({
          title: translate(texts.retryTitle, { n }),
          body: translate(texts.retryText),
          confirmText: translate(texts.retry),
        }),
        run: retryOne,
      },
    ],
  };
}

import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  resendInvitation,
  restoreInvitation,
  withdrawInvitation,
} from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { PendingInvitation } from '../../users/user-types.ts';
import { texts } from '../../users/texts.ts';

export const invitationsPath = '/users/invitations';

const invalidates = [invitationsPath];

/** Returns what a person is invited by, for a sentence: the address, the number or the name. */
export function useContactOf(): (invitation: PendingInvitation) => string {
  const { digits } = useFormat();
  return ({ email, mobile, name }) => email || (mobile === undefined ? name : digits(mobile));
}

interface InvitationCalls {
  readonly resend: (invitation: PendingInvitation) => void;
  /** Asks first; the withdrawal can be undone. */
  readonly withdraw: (invitation: PendingInvitation) => void;
}

export function useInvitationCalls(): InvitationCalls {
  const translate = useText();
  const contactOf = useContactOf();
  const confirm = useConfirm();
  const { api, queryClient, toast } = useServices();
  const onError = ({ message }: { readonly message: string }): void => toast.error(message);
  const resend = useApiMutation<typeof resendInvitation>('post', '/users/invitations/{id}/resend', {
    invalidates,
    onSuccess: (invited) => toast.success(translate(texts.invited, { email: contactOf(invited) })),
    onError,
  });
  const withdraw = useApiMutation<typeof withdrawInvitation>('delete', '/users/invitations/{id}', {
    invalidates,
    onError,
  });
  const restore = async (id: string): Promise<void> => {
    const path = '/users/invitations/{id}/restore';
    await api.call<typeof restoreInvitation>('post', path, { params: { id } });
    await queryClient.invalidateQueries();
  };

  async function askAndWithdraw(invitation: PendingInvitation): Promise<void> {
    const { _id: id } = invitation;
    const email = contactOf(invitation);
    const question = {
      title: translate(texts.withdrawTitle, { email }),
      body: translate(texts.withdrawText),
      confirmText: translate(texts.withdraw),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    const text = translate(texts.withdrawn, { email });
    withdraw.mutate({ params: { id } }, { onSuccess: () => showUndo({ text, undo: () => restore(id) }) });
  }

  return {
    resend: ({ _id: id }) => resend.mutate({ params: { id } }),
    withdraw: (invitation) => void askAndWithdraw(invitation),
  };
}

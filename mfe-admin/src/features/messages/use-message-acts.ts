import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { cancelMessage, resendMessage } from '@pathshala/svc-auth-contract/school-message-routes';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { staleMessages } from '../../messages/message-paths.ts';
import { texts } from './texts.ts';

interface MessageActs {
  readonly cancel: () => Promise<void>;
  readonly sendAgain: () => Promise<void>;
}

/** Cancels a message, or sends it again to those whom it missed; each asks before. */
export function useMessageActs(id: string): MessageActs {
  const translate = useText();
  const confirm = useConfirm();
  const { api, queryClient, toast } = useServices();
  const params = { id };

  async function run(act: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await act();
      toast.success(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
    await Promise.all(staleMessages.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }

  return {
    async cancel() {
      const isSure = await confirm({
        title: translate(texts.cancelAsk),
        body: translate(texts.cancelBody),
        confirmText: translate(texts.cancel),
        isDangerous: true,
      });
      if (!isSure) return;
      const call = () => api.call<typeof cancelMessage>('post', '/messages/{id}/cancel', { params });
      await run(call, translate(texts.cancelled));
    },
    async sendAgain() {
      const isSure = await confirm({
        title: translate(texts.againAsk),
        body: translate(texts.againBody),
        confirmText: translate(texts.again),
      });
      if (!isSure) return;
      const call = () => api.call<typeof resendMessage>('post', '/messages/{id}/resend', { params });
      await run(call, translate(texts.sent));
    },
  };
}

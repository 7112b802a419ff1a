import { useServices } from '@pathshala/web-kit/services';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect } from 'react';
import { sendWaiting, waitingAttempts } from './waiting-answers.ts';

/** Sends the answers of all practices that this browser still holds; on the page where practice begins. */
export function useSendWaiting(): void {
  const { api, queryClient } = useServices();
  const userId = useUser()?._id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = async (): Promise<void> => {
      for (const attemptId of waitingAttempts(userId)) {
        await sendWaiting(api, { userId, attemptId }, () => {
          void queryClient.invalidateQueries({ queryKey: ['/exams/mistakes/summary'] });
        });
      }
    };
    const begin = (): void => {
      send().catch((error: unknown) => reportError(error));
    };
    begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [api, queryClient, userId]);
}

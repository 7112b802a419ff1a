import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { refreshSession } from '@pathshala/web-kit/start-session';

/**
 * Reads again what a changed credential affects: other sessions have ended, and an administrator may have all rights now.
 */
export function useCredentialChanged(): () => void {
  const services = useServices();
  const queryClient = useQueryClient();
  return () => {
    for (const path of ['/users/sessions', '/users/second-factor', '/users/passkeys']) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
    void refreshSession(services);
  };
}

import { useServices } from '@pathshala/web-kit/services';
import { useEffect } from 'react';

/** While it is shown, the page stays with its student, even if the session ends or another person logs in in another tab. */
export function useHeldSession(): void {
  const { session } = useServices();
  useEffect(() => session.hold(() => true), [session]);
}

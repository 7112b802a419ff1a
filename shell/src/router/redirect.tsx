import { useNavigation } from '@pathshala/web-kit/navigation';
import { useEffect } from 'react';

/** Goes elsewhere, without leaving the refused address in the history. */
export function Redirect({ to }: { readonly to: string }): null {
  const { navigator } = useNavigation();
  useEffect(() => navigator.replace(to), [navigator, to]);
  return null;
}

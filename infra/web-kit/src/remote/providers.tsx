import type { ReactNode } from 'react';
import { QueryClientProvider } from '../query/query.ts';
import { NavigationContext } from '../router/navigation.ts';
import { ServicesContext } from '../services.ts';
import type { RemoteProps } from './remote-props.ts';

/** The shell's services and address as contexts of this React root. */
export function Providers({ children, ...props }: RemoteProps & { readonly children: ReactNode }): ReactNode {
  const { navigator, location, prefetch } = props;
  return (
    <ServicesContext value={props.services}>
      <QueryClientProvider client={props.services.queryClient}>
        <NavigationContext value={{ navigator, location, ...(prefetch ? { prefetch } : {}) }}>
          {children}
        </NavigationContext>
      </QueryClientProvider>
    </ServicesContext>
  );
}

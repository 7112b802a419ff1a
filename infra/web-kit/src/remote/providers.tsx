import { QueryClientProvider } from '@pathshala/web-kit/query';
import type { ReactNode } from 'react';
import { type Services, ServicesContext } from '../services.ts';

export interface ProvidersProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** The shell's services as contexts of this React root: contexts do not cross roots. */
export function Providers({ services, children }: ProvidersProps): ReactNode {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  );
}

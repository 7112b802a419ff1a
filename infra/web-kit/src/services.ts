import { createContext, use } from 'react';
import type { Api } from './api/api.ts';
import type { Language } from './i18n/language.ts';
import type { QueryClient } from '@pathshala/web-kit/query';
import type { Session } from './session/session.ts';
import type { Store } from './store.ts';
import type { Theme } from './theme/theme.ts';
import type { Toast } from './toast/toast.ts';

/** The services that the shell owns and passes to every remote: one of each on the page. */
export interface Services {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly language: Store<Language>;
  readonly theme: Store<Theme>;
  readonly toast: Toast;
}

/** Each React root gets the services as props and provides them by this context. */
export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('This part must be rendered below ServicesContext (see web-kit/remote).');
  return services;
}

import { Router } from '@pathshala/web-kit/router';
import type { ComponentType } from 'react';
import type { Texts } from '../i18n/texts.ts';
import { contractRange } from '../registry.ts';
import { CrashNotice } from './crash-notice.tsx';
import { Providers } from './providers.tsx';
import { reactLifecycles } from './react-lifecycles.tsx';
import type { RemoteModule } from './remote-props.ts';

export interface RemoteDefinition {
  readonly name: string;
  readonly Root: ComponentType;
  /** Loaded in the user's language before the first render. */
  readonly texts?: Pick<Texts<never>, 'load'>;
}

/**
 * The single-spa lifecycles of a remote: router and services around its root, and an error boundary, without which a
 * crashed parcel never unmounts.
 */
export function defineRemote({ name, Root, texts }: RemoteDefinition): RemoteModule {
  const { mount, update, unmount } = reactLifecycles({
    render: ({ basename, navigator, location, services }) => (
      <Router basename={basename} navigator={navigator} location={location}>
        <Providers services={services}>
          <Root />
        </Providers>
      </Router>
    ),
    renderCrash: (error, { services }) => <CrashNotice remote={name} error={error} services={services} />,
  });
  return {
    contract: contractRange,
    bootstrap: async ({ services }) => {
      await texts?.load(services.language.get());
    },
    mount,
    update,
    unmount,
  };
}

export type { ParcelProps, RemoteModule, RemoteProps } from './remote-props.ts';

import { Router } from '@pathshala/web-kit/router';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { ComponentType, ReactElement } from 'react';
import singleSpaReact from 'single-spa-react';
import type { Texts } from '../i18n/texts.ts';
import { contractRange } from '../registry.ts';
import { CrashNotice } from './crash-notice.tsx';
import { Providers } from './providers.tsx';
import type { Lifecycle, ParcelProps, RemoteModule, RemoteProps } from './remote-props.ts';

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
  function RemoteRoot({ basename, navigator, location, services }: RemoteProps): ReactElement {
    return (
      <Router basename={basename} navigator={navigator} location={location}>
        <Providers services={services}>
          <Root />
        </Providers>
      </Router>
    );
  }
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: RemoteRoot,
    errorBoundary: (error, _info, props) => (
      <CrashNotice remote={name} error={error} services={props.services} />
    ),
  });
  const bootstrap = lifecycles.bootstrap as unknown as Lifecycle;
  return {
    contract: contractRange,
    bootstrap: async (props: ParcelProps) => {
      await texts?.load(props.services.language.get());
      return bootstrap(props);
    },
    mount: lifecycles.mount as unknown as Lifecycle,
    update: lifecycles.update as unknown as Lifecycle,
    unmount: lifecycles.unmount as unknown as Lifecycle,
  };
}

export type { ParcelProps, RemoteModule, RemoteProps } from './remote-props.ts';

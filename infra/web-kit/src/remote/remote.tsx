import { Router } from '@pathshala/web-kit/router';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { ComponentType, ReactElement } from 'react';
import singleSpaReact from 'single-spa-react';
import { contractRange } from '../registry.ts';
import { CrashNotice } from './crash-notice.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Providers } from './providers.tsx';
import type { Lifecycle, RemoteModule, RemoteProps } from './remote-props.ts';

export interface RemoteDefinition {
  readonly name: string;
  readonly Root: ComponentType;
}

/**
 * The single-spa lifecycles of a remote: router and services around its root, and an error boundary, without which a
 * crashed parcel never unmounts.
 */
export function defineRemote({ name, Root }: RemoteDefinition): RemoteModule {
  function RemoteRoot({ basename, navigator, location, services }: RemoteProps): ReactElement {
    return (
      <Router basename={basename} navigator={navigator} location={location}>
        <Providers services={services}>
          <LanguageSwitch />
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
  return {
    contract: contractRange,
    bootstrap: lifecycles.bootstrap as unknown as Lifecycle,
    mount: lifecycles.mount as unknown as Lifecycle,
    update: lifecycles.update as unknown as Lifecycle,
    unmount: lifecycles.unmount as unknown as Lifecycle,
  };
}

export type { ParcelProps, RemoteModule, RemoteProps } from './remote-props.ts';

import { Router } from '@pathshala/web-kit/router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import type { Texts } from '../i18n/texts.ts';
import { contractRange } from '../registry.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { Providers } from './providers.tsx';
import type { ParcelProps, RemoteModule } from './remote-props.ts';

export interface RemoteDefinition {
  readonly name: string;
  readonly Root: ComponentType;
  /** Loaded in the user's language before the first render. */
  readonly texts?: Pick<Texts<never>, 'load'>;
}

/**
 * The single-spa lifecycles of a remote: router and services around its root, and an error boundary, without which React
 * would remove a crashed root.
 */
export function defineRemote({ name, Root, texts }: RemoteDefinition): RemoteModule {
  const roots = new Map<string, ReactRoot>();
  const render = (props: ParcelProps): Promise<void> =>
    new Promise((resolve) => {
      const { basename, navigator, location, services } = props;
      roots.get(props.name)?.render(
        <Rendered onRendered={resolve}>
          <CrashBoundary remote={name} services={services}>
            <Router basename={basename} navigator={navigator} location={location}>
              <Providers services={services}>
                <Root />
              </Providers>
            </Router>
          </CrashBoundary>
        </Rendered>,
      );
    });
  return {
    contract: contractRange,
    bootstrap: async ({ services }) => texts?.load(services.language.get()),
    mount: (props) => {
      roots.set(props.name, createRoot(props.domElement));
      return render(props);
    },
    update: render,
    unmount: async (props) => {
      roots.get(props.name)?.unmount();
      roots.delete(props.name);
    },
  };
}

interface RenderedProps {
  readonly onRendered: () => void;
  readonly children: ReactNode;
}

/** Calls `onRendered` when its children are on the page. */
function Rendered({ onRendered, children }: RenderedProps): ReactNode {
  useEffect(onRendered, [onRendered]);
  return children;
}

export type { ParcelProps, RemoteModule, RemoteProps } from './remote-props.ts';

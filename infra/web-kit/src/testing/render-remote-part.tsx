import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { Router } from '@pathshala/web-kit/router';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { Providers } from '../remote/providers.tsx';
import type { Services } from '../services.ts';
import { useStore } from '../store.ts';
import { createFakeApi, type FakeApi, type FakeHandler } from './fake-api.ts';
import { createFakeServices, type FakeServicesOptions } from './fake-services.ts';
import { installDialog } from './jsdom-dialog.ts';
import { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts';

export interface RenderOptions extends Omit<FakeServicesOptions, 'api'> {
  /** `{ 'get /exams': () => page }`. */
  readonly api?: Readonly<Record<string, FakeHandler>>;
  /** The routes that a kit's test calls: it knows no contract. */
  readonly routes?: readonly RouteDefinition[];
  /** The address, `/` by default. */
  readonly at?: string;
}

export interface RenderedPart {
  readonly container: HTMLElement;
  readonly api: FakeApi;
  readonly services: Services;
  readonly navigation: MemoryNavigation;
}

installDialog();
afterEach(cleanup);

/** Renders a page or a part as inside a remote: with services, language, address and a fake API. Query with `screen`. */
export function renderRemotePart(part: ReactNode, options: RenderOptions = {}): RenderedPart {
  const api = createFakeApi(options.api ?? {}, options.routes);
  const services = createFakeServices({ ...options, api });
  const navigation = createMemoryNavigation(options.at);
  function Around({ children }: { readonly children: ReactNode }): ReactNode {
    const location = useStore(navigation.location);
    return (
      <Router navigator={navigation.navigator} location={location}>
        <Providers services={services}>{children}</Providers>
      </Router>
    );
  }
  const { container } = render(part, { wrapper: Around });
  return { container, api, services, navigation };
}

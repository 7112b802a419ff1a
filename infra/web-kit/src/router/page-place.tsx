import { Component, type ReactNode, Suspense } from 'react';
import { FailedState } from '../parts/failed-state.tsx';
import { LoadingState } from '../parts/loading-state.tsx';
import { PageTry } from './lazy-page.tsx';
import { useLocation } from './navigation.ts';

/** Where a page is shown: the wait for its file, or what went wrong with Try again; another address begins anew. */
export function PagePlace({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return <PageBoundary pathname={pathname}>{children}</PageBoundary>;
}

interface Props {
  readonly pathname: string;
  readonly children: ReactNode;
}

interface State {
  readonly pathname: string;
  readonly attempt: object;
  readonly error: Error | undefined;
}

class PageBoundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname, attempt: {}, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): Partial<State> | null {
    if (pathname === state.pathname) return null;
    return state.error ? { pathname, attempt: {}, error: undefined } : { pathname };
  }

  override render(): ReactNode {
    const { attempt, error } = this.state;
    if (error) {
      return <FailedState error={error} onRetry={() => this.setState({ attempt: {}, error: undefined })} />;
    }
    return (
      <PageTry value={attempt}>
        <Suspense fallback={<LoadingState />}>{this.props.children}</Suspense>
      </PageTry>
    );
  }
}

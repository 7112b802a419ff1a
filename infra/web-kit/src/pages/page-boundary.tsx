import { useLocation } from '@pathshala/web-kit/router';
import { Component, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FailedState } from '../parts/failed-state.tsx';
import { LoadingState } from '../parts/loading-state.tsx';
import { PageArrival, PageAttempt } from './lazy-page.tsx';

/**
 * Around the `Routes` of a remote, or one page of the shell: shows that the page's file is loading, or what failed with
 * Try again. Navigation to another path clears a failure.
 */
export function PageBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
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

class Boundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname, attempt: {}, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): Partial<State> | null {
    if (pathname === state.pathname) return null;
    return state.error ? { pathname, attempt: {}, error: undefined } : { pathname };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    const { attempt, error } = this.state;
    if (error) {
      return <FailedState error={error} onRetry={() => this.setState({ attempt: {}, error: undefined })} />;
    }
    return (
      <PageAttempt value={attempt}>
        <UntilArrival>{this.props.children}</UntilArrival>
      </PageAttempt>
    );
  }
}

/** Renders again when the file is there: by itself React leaves a loading state on the page for at least 300 ms. */
function UntilArrival({ children }: { readonly children: ReactNode }): ReactNode {
  const isMounted = useRef(false);
  const [, renderAgain] = useState({});
  const onArrival = useCallback(() => {
    if (isMounted.current) renderAgain({});
  }, []);
  useLayoutEffect(() => {
    isMounted.current = true;
  }, []);
  return (
    <PageArrival value={onArrival}>
      <Suspense fallback={<LoadingState />}>{children}</Suspense>
    </PageArrival>
  );
}

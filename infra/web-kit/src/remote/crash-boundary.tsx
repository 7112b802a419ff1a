import { Component, type ReactNode } from 'react';
import { FailedState } from '../parts/failed-state.tsx';
import { type Services, ServicesContext } from '../services.ts';

interface Props {
  readonly remote: string;
  readonly services: Services;
  readonly children: ReactNode;
}

interface State {
  readonly error?: Error;
}

/** Shows a notice in place of a remote that threw while it was rendered; the rest of the page keeps working. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { remote, services, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <ServicesContext value={services}>
        <div data-crashed={remote}>
          <FailedState error={error} onRetry={() => globalThis.location.reload()} />
        </div>
      </ServicesContext>
    );
  }
}

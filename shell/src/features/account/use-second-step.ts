import type { SecondFactorMethod } from '@pathshala/svc-auth-contract/http';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { withNext } from '../../router/guard.ts';
import { useNextPath } from './visitor-frame.tsx';

export interface SecondStepState {
  readonly methods?: readonly SecondFactorMethod[];
}

/** Opens the page for the second step of a log-in; it returns to the page that asked for the log-in. */
export function useSecondStep(): (asked: SecondStepState) => void {
  const navigate = useNavigate();
  const next = useNextPath();
  const { session } = useServices();
  return ({ methods }) => {
    session.reset();
    const state: SecondStepState = methods === undefined ? {} : { methods };
    void navigate(withNext('/login/second-step', next), { state });
  };
}

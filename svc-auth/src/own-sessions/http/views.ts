import type {
  OwnSession as OwnSessionView,
  UserLogIn as UserLogInView,
} from '@pathshala/svc-auth-contract/http';
import { shortAddressOf } from '../domain/short-address.ts';
import type { OwnSession } from '../ports.ts';
import type { UserLogIn } from '../use-cases/user-log-ins.ts';

export function logInView(session: UserLogIn): UserLogInView {
  return {
    id: session.id,
    device: session.device,
    address: shortAddressOf(session.address),
    beganAt: new Date(session.beganAt).toISOString(),
    usedAt: new Date(session.usedAt).toISOString(),
  };
}

export function ownSessionView(session: OwnSession): OwnSessionView {
  return { ...logInView(session), current: session.isCurrent };
}

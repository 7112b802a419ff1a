import type { OwnSession as OwnSessionView } from '@pathshala/svc-auth-contract/http';
import { shortAddressOf } from '../domain/short-address.ts';
import type { OwnSession } from '../ports.ts';

export function ownSessionView(session: OwnSession): OwnSessionView {
  return {
    id: session.id,
    device: session.device,
    address: shortAddressOf(session.address),
    beganAt: new Date(session.beganAt).toISOString(),
    usedAt: new Date(session.usedAt).toISOString(),
    current: session.isCurrent,
  };
}

import type { Passkey as PasskeyView } from '@pathshala/svc-auth-contract/http';
import type { Passkey } from '../domain/passkey.ts';

export function passkeyView({ _id, name, createdAt, usedAt }: Passkey): PasskeyView {
  return { id: _id, name, createdAt, usedAt };
}

import { createIdentitySigner, type IdentitySigner } from '@pathshala/identity/signer';
import { createIdentityVerifier, type IdentityVerifier } from '@pathshala/identity/verifier';

/** How the gateway signs who calls, and reads it again for the calls that it answers itself. */
export function identityPorts(key: string): {
  readonly signer: IdentitySigner;
  readonly verifyIdentity: IdentityVerifier;
} {
  return {
    signer: createIdentitySigner({ key }),
    verifyIdentity: createIdentityVerifier({ key, audience: 'gateway' }),
  };
}

export type { Identity } from './identity.ts';
export { createIdentitySigner, type IdentitySigner } from './signer.ts';
export { createIdentityVerifier, type IdentityVerifier } from './verifier.ts';

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Options {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** An authenticator in software: one ES256 credential, attestation `none`. `change` makes it send something else. */
export function createSoftwareAuthenticator({ origin = 'http://localhost:4000', rpId = 'localhost' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flag: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flag]), count]);
  }

  const envelope = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id,
    /** Sets the counter of the next log-in. */
    rewind: (to: number) => (counter = to - 1),
    create(options: Options) {
      userHandle = options.user?.id ?? '';
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const data = Buffer.concat([
        authenticatorData(flags.present | flags.verified | flags.attested),
        Buffer.alloc(16),
        length,
        credential,
        coseKeyOf(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { ...envelope, response };
    },
    get(options: Options, change: { readonly isVerified?: boolean } = {}) {
      counter += 1;
      const data = authenticatorData(flags.present | (change.isVerified === false ? 0 : flags.verified));
      const client = clientData('webauthn.get', options.challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle,
      };
      return { ...envelope, response };
    },
  };
}

/** CBOR: only the forms that are needed. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}

/** kty: EC2, alg: ES256, crv: P-256, x, y. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

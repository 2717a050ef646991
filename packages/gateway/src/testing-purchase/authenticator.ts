import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { SHOP_HOST } from './accountVisitor.ts';

/** Values that a test may falsify. */
interface Changes {
  origin?: string;
  rpId?: string;
  /** Whether the authenticator has verified its user. */
  isVerified?: boolean;
  counter?: number;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();

function clientData(type: string, challenge: string, { origin = `https://${SHOP_HOST}` }: Changes): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/**
 * An authenticator with one key (ES256) that signs according to WebAuthn Level 3, §6.1, and counts its signatures.
 */
export function createAuthenticator(id = randomBytes(16)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = id.toString('base64url');
  let count = 0;

  const authenticatorData = (attested: Buffer | undefined, changes: Changes): Buffer => {
    const { rpId = SHOP_HOST, isVerified = true, counter = (count += 1) } = changes;
    const head = Buffer.alloc(5);
    head.writeUInt8(0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0), 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([hash(rpId), head, attested ?? Buffer.alloc(0)]);
  };

  return {
    credentialId,
    /** The result of `navigator.credentials.create` for a challenge. */
    register: (challenge: string, changes: Changes = {}) => {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(attested, changes))],
      ]);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, changes).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** The result of `navigator.credentials.get` for a challenge. */
    assert: (challenge: string, changes: Changes = {}) => {
      const client = clientData('webauthn.get', challenge, changes);
      const data = authenticatorData(undefined, changes);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** What the plugin reads of a release before it offers it to the owner. */
export interface ReleaseFacts {
  readonly version: string;
  /** Name of the zip, beside the feed. */
  readonly package: string;
  /** Of the zip, hexadecimal. */
  readonly sha256: string;
  /** Least WordPress. */
  readonly requires: string;
  /** WordPress that it was tried on. */
  readonly tested: string;
  /** Least PHP. */
  readonly requires_php: string;
  readonly date: string;
}

/** `update.json`: the signature is that of the text in `release`, byte for byte, so that nothing has to be written twice alike. */
export interface UpdateFeed {
  readonly release: string;
  readonly signature: string;
}

const RAW_KEY_BYTES = 32;

/** The private key in an environment variable: PKCS#8, as PEM or its base64 alone. */
export function readKey(text: string): KeyObject {
  const body = text.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  const key = createPrivateKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Error('HADAYA_RELEASE_KEY is no ed25519 key. Make one: npx -y pnpm@12 release:key');
  }
  return key;
}

/** The 32 bytes that verify a key's signatures, hexadecimal: what an owner enters beside the feed's address. */
export function publicKeyOf(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return der.subarray(-RAW_KEY_BYTES).toString('hex');
}

/** A new private key, as `readKey` takes it. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/** The signed feed of a release. */
export function updateFeed(facts: ReleaseFacts, key: KeyObject): UpdateFeed {
  const release = JSON.stringify(facts);
  return { release, signature: sign(null, Buffer.from(release), key).toString('base64') };
}

/** Least and tried versions, as the plugin's read-me says them. */
export function requirementsOf(readme: string): Pick<ReleaseFacts, 'requires' | 'tested' | 'requires_php'> {
  const value = (name: string) => new RegExp(`^${name}: *(\\S+)`, 'm').exec(readme)?.[1] ?? '';
  return { requires: value('Requires at least'), tested: value('Tested up to'), requires_php: value('Requires PHP') };
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

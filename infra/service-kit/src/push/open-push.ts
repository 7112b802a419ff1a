import { createECDH, ECDH } from 'node:crypto';
import type { RequestOptions } from 'web-push';
import { publicUrlOf } from '../http/public-address.ts';
import { type PushAnswer, type PushRequest, postPublicly } from './post-publicly.ts';
import { type PushDevice, PushFailure, type PushGateway, type PushMessage } from './port.ts';
import type { PushConfig } from './push-config.ts';

type Post = (request: PushRequest) => Promise<PushAnswer>;

const curve = 'prime256v1';

/** Bytes of an uncompressed point of the curve, and of the browser's secret. */
const pointBytes = 65;
const secretBytes = 16;

/** The port under the school's key; `post` is replaced in tests, which have a push service of their own. */
export function openPush(config: PushConfig | undefined, post: Post = postPublicly): PushGateway | undefined {
  if (config === undefined) return undefined;
  const { privateKey, subject } = config;
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const publicKey = pair.getPublicKey('base64url');
  const vapidDetails = { subject, publicKey, privateKey };
  return {
    publicKey,
    isDevice: ({ endpoint, keys }) => publicUrlOf(endpoint) !== null && areKeys(keys),
    async send(message) {
      return outcomeOf(await answered(post, await requestOf(message, vapidDetails)));
    },
  };
}

async function requestOf(
  message: PushMessage,
  vapidDetails: RequestOptions['vapidDetails'],
): Promise<PushRequest> {
  // The library is loaded with the first message, not at the start.
  const { default: webPush } = await import('web-push');
  const { device, body, topic, ttlSeconds: TTL, isUrgent } = message;
  const urgency = isUrgent ? 'high' : 'normal';
  const details = webPush.generateRequestDetails(device, body, { vapidDetails, TTL, topic, urgency });
  return { url: device.endpoint, headers: details.headers, body: details.body };
}

async function answered(post: Post, request: PushRequest): Promise<PushAnswer> {
  try {
    return await post(request);
  } catch {
    // The message of a socket's error names the host.
    throw new PushFailure('push service unreachable');
  }
}

function outcomeOf({ status, retryAfter }: PushAnswer): 'sent' | 'gone' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
  throw new PushFailure(`push service status ${status}`, wait);
}

/** A key that is no point of the curve would fail at each message. */
function areKeys({ p256dh, auth }: PushDevice['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes || Buffer.from(auth, 'base64url').length !== secretBytes) return false;
  try {
    ECDH.convertKey(point, curve);
    return true;
  } catch {
    return false;
  }
}

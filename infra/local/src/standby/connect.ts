import { request as requestByHttps } from 'node:https';
import { request as requestByHttp } from '@pathshala/service-kit/http/node-http';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import type { Channel } from '@pathshala/stores/standby/channel';
import { feedPath, offerChannel } from '@pathshala/stores/standby/open-channel';

const connectTimeoutMs = 5_000;

const wrongSecret =
  'STANDBY_SECRET differs between this machine and the primary. Set the same one on both, then start again.';
const reasons: Readonly<Record<number, string>> = {
  401: wrongSecret,
  404: 'What answers there is no Pathshala with a feed for a standby. Is STANDBY_SECRET set on the primary, and does a proxy pass on "Upgrade"?',
  503: 'The primary is starting, or is a standby itself.',
};

/** Opens a channel to the primary. Rejects with BackupError, in words that say what to do. */
export function connectTo(primary: string, secret: string): Promise<Channel> {
  const offer = offerChannel(secret);
  const request = primary.startsWith('https:') ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const refuse = (words: string): void => reject(new BackupError(words));
    const sent = request(`${primary}${feedPath}`, { headers: offer.headers, timeout: connectTimeoutMs });
    sent.on('upgrade', (response, socket, head) => {
      socket.setTimeout(0);
      socket.setNoDelay(true);
      if (head.length > 0) socket.unshift(head);
      const channel = offer.accept(response, socket);
      if (channel === null) refuse(wrongSecret);
      else resolve(channel);
    });
    sent.on('response', (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      refuse(reasons[statusCode] ?? reasons[404] ?? `The primary answers ${statusCode}.`);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', (error) => refuse(`The primary ${primary} cannot be reached: ${error.message}.`));
    sent.end();
  });
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Channel } from './channel.ts';
import { channelKeys, isProof, proofOf } from './keys.ts';

/** The path of the primary at which a standby changes from HTTP to a channel. */
export const feedPath = '/standby/feed';
const protocol = 'pathshala-standby-1';
const nonceBytes = 16;

export interface Offer {
  readonly headers: Readonly<Record<string, string>>;
  /** Null: the primary does not have the secret. */
  accept(response: IncomingMessage, socket: Duplex): Channel | null;
}

/** The request by which a standby asks for a channel. */
export function offerChannel(secret: string): Offer {
  const mine = randomBytes(nonceBytes).toString('hex');
  const headers = {
    connection: 'Upgrade',
    upgrade: protocol,
    'x-standby-nonce': mine,
    authorization: `Standby ${proofOf(secret, `feed:${mine}`)}`,
  };
  return {
    headers,
    accept(response, socket) {
      const theirs = headerOf(response, 'x-standby-nonce');
      if (!isProof(secret, `feed:${mine}:${theirs}`, headerOf(response, 'x-standby-proof'))) return null;
      const { toPrimary, toStandby } = channelKeys(secret, `${mine}:${theirs}`);
      return new Channel(socket, { send: toPrimary, receive: toStandby });
    },
  };
}

/** Accepts such a request. Null: it does not prove the secret, or asks for something else; it was refused. */
export function acceptChannel(request: IncomingMessage, socket: Duplex, secret: string): Channel | null {
  const theirs = headerOf(request, 'x-standby-nonce');
  const given = headerOf(request, 'authorization').replace(/^Standby /u, '');
  if (request.url !== feedPath || headerOf(request, 'upgrade') !== protocol)
    return refuse(socket, '404 Not Found');
  if (!/^[\da-f]{32}$/u.test(theirs) || !isProof(secret, `feed:${theirs}`, given))
    return refuse(socket, '401 Unauthorized');
  const mine = randomBytes(nonceBytes).toString('hex');
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'connection: Upgrade',
    `upgrade: ${protocol}`,
    `x-standby-nonce: ${mine}`,
    `x-standby-proof: ${proofOf(secret, `feed:${theirs}:${mine}`)}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const { toPrimary, toStandby } = channelKeys(secret, `${theirs}:${mine}`);
  return new Channel(socket, { send: toStandby, receive: toPrimary });
}

function refuse(socket: Duplex, status: string): null {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  return null;
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

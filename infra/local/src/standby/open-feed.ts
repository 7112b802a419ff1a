import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpListener } from '@pathshala/gateway/http-listener';
import type { Config } from '@pathshala/service-kit/config/config';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import type { StoreLog } from '@pathshala/stores/backup/store-log';
import { hello } from '@pathshala/stores/standby/messages';
import { acceptChannel } from '@pathshala/stores/standby/open-channel';
import { StandbyFeed } from '@pathshala/stores/standby/standby-feed';
import { productVersion } from '../site-backups.ts';
import { fencedWords } from './fenced-at-start.ts';
import { askPeer, createPeerCalls } from './peer-calls.ts';
import { readStanding, writeStanding } from './standing-file.ts';

const helloTimeoutMs = 5_000;

export interface FeedRequest {
  readonly log: StoreLog;
  readonly httpListener: HttpListener;
  /** Another machine has taken over: stop serving. */
  readonly onFenced: (words: string) => void;
}

/** The feed of this site for a standby, which connects to the listener. Undefined: STANDBY_SECRET is not set. */
export function openFeed(config: Config, { log: storeLog, httpListener, onFenced }: FeedRequest) {
  const { standby, dataDir, uploadsDir, s3 } = config;
  if (standby === undefined) return undefined;
  const { secret, isSynchronous, whenAway } = standby;
  const log = createLogger({ service: 'standby', level: config.logLevel });
  const { epoch, peer } = readStanding(dataDir);
  const feed = new StandbyFeed({
    log: storeLog,
    dataDir,
    uploadsDir: s3 === undefined ? uploadsDir : null,
    product: productVersion(),
    epoch,
    isSynchronous,
    whenAway,
    peer,
    ask: (address) => askPeer(address, secret),
    onFollowed: (address) => writeStanding(dataDir, { ...readStanding(dataDir), peer: address }),
    onFenced(by) {
      writeStanding(dataDir, { ...readStanding(dataDir), fencedBy: by });
      const words = fencedWords(dataDir, by);
      log.error({ epoch, fencedBy: by }, words);
      onFenced(words);
    },
    report: (words) => log.warn({ epoch }, words),
  });
  const accept = (request: IncomingMessage, socket: Duplex): void => {
    const channel = acceptChannel(request, socket, secret);
    if (channel === null) {
      log.warn({ address: request.socket.remoteAddress }, 'a standby was refused: STANDBY_SECRET differs');
      return;
    }
    const timer = setTimeout(() => channel.end('it did not say who it is'), helloTimeoutMs);
    channel.onEnd = () => clearTimeout(timer);
    channel.onMessage = ({ head }) => {
      clearTimeout(timer);
      const greeting = hello.parse(head);
      const { remoteAddress = '' } = request.socket;
      feed.accept(channel, greeting, greeting.address ?? urlOf(remoteAddress, greeting.port));
    };
  };
  httpListener.useUpgrade(accept);
  const answers = createPeerCalls({ secret, whoAmI: () => ({ epoch, is: 'primary' }) });
  return { feed, answers };
}

function urlOf(address: string, port: number): string {
  const host = address.replace(/^::ffff:/u, '');
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export type SiteFeed = NonNullable<ReturnType<typeof openFeed>>;

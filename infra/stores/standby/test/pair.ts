import { duplexPair, type Duplex } from 'node:stream';
import { join } from 'node:path';
import { openSqliteBus } from '../../bus/src/sqlite/open-sqlite-bus.ts';
import { createDiskFiles } from '../../files/src/disk-files.ts';
import { openSqliteDocuments } from '../../documents/src/sqlite/open-sqlite-documents.ts';
import { LogRecorder } from '../../backup/src/log-recorder.ts';
import { Channel } from '../src/channel.ts';
import { PrimaryFollower } from '../src/follow-primary.ts';
import { channelKeys } from '../src/keys.ts';
import { hello } from '../src/messages.ts';
import type { FeedOptions } from '../src/feed-options.ts';
import { StandbyFeed } from '../src/standby-feed.ts';

const product = '1.0.0';

type PrimaryOptions = Partial<
  Pick<FeedOptions, 'now' | 'isSynchronous' | 'whenAway' | 'ask' | 'epoch' | 'product' | 'peer'>
>;

/** Two services and a bus that a standby can follow. */
export async function openPrimary(folder: string, options: PrimaryOptions = {}) {
  const dataDir = join(folder, 'primary');
  const uploadsDir = join(dataDir, 'uploads');
  const log = new LogRecorder({ target: null, uploadsDir: null, now: Date.now });
  const fencedBy: number[] = [];
  const reported: string[] = [];
  const feed = new StandbyFeed({
    log,
    dataDir,
    uploadsDir,
    product,
    epoch: 1,
    isSynchronous: false,
    whenAway: 'degrade',
    peer: null,
    ask: () => Promise.resolve(null),
    onFollowed: () => undefined,
    onFenced: (epoch) => fencedBy.push(epoch),
    report: (words) => reported.push(words),
    ...options,
  });
  const { follower } = feed;
  const exams = await openSqliteDocuments({ file: join(dataDir, 'svc-exams.sqlite'), follower });
  const auth = await openSqliteDocuments({ file: join(dataDir, 'svc-auth.sqlite'), follower });
  const bus = await openSqliteBus({ file: join(dataDir, 'bus.sqlite'), follower });
  feed.start();
  return {
    feed,
    log,
    exams,
    auth,
    fencedBy,
    reported,
    files: feed.watched(createDiskFiles(uploadsDir)),
    async stop() {
      feed.halt();
      await Promise.all([exams.close(), auth.close(), bus.close()]);
      await feed.close();
    },
  };
}

export type Primary = Awaited<ReturnType<typeof openPrimary>>;

export function openStandby(
  folder: string,
  options: { readonly product?: string; readonly name?: string } = {},
) {
  const reported: string[] = [];
  const follower = new PrimaryFollower({
    folder: join(folder, options.name ?? 'standby'),
    product: options.product ?? product,
    address: 'http://standby.test',
    port: 4000,
    report: (words) => reported.push(words),
  });
  return { follower, reported };
}

export interface Link {
  /** Cuts it, as a broken cable does once both sides have noticed. */
  readonly cut: () => void;
  readonly ended: Promise<void>;
}

/** Connects a standby with a primary; `through` may change what passes. */
export function connect(
  { feed }: Primary,
  { follower }: ReturnType<typeof openStandby>,
  { secret = 'one secret', other = secret }: { readonly secret?: string; readonly other?: string } = {},
): Link {
  const [here, there] = duplexPair();
  const keys = channelKeys(secret, 'nonces');
  const otherKeys = channelKeys(other, 'nonces');
  const atPrimary = new Channel(here, { send: keys.toStandby, receive: keys.toPrimary });
  const atStandby = new Channel(there, { send: otherKeys.toPrimary, receive: otherKeys.toStandby });
  atPrimary.onMessage = ({ head }) => feed.accept(atPrimary, hello.parse(head), 'http://standby.test');
  const ended = follower.follow(atStandby);
  return { cut: () => destroyBoth(here, there), ended };
}

function destroyBoth(...sides: readonly Duplex[]): void {
  for (const side of sides) side.destroy();
}

interface Note {
  readonly _id: string;
  readonly text: string;
}

type Documents = Primary['exams'];

export const write = (store: Documents, id: string, text = 'x'): Promise<void> =>
  store.collection<Note>('notes').insertOne({ _id: id, text });

/** Takes over, and reads what the copy has. */
export async function takenOver({ follower }: ReturnType<typeof openStandby>) {
  const taken = await follower.takeOver(2_000);
  if (taken === null) throw new Error('there is no whole copy');
  const { copy, hasAgreed } = taken;
  const read = async (store: string): Promise<readonly string[]> => {
    const documents = await openSqliteDocuments({ file: join(copy.folder, 'stores', store) });
    const found = await documents
      .collection<Note>('notes')
      .find({}, { sort: { _id: 1 } })
      .toArray();
    await documents.close();
    return found.map(({ _id }) => _id);
  };
  return {
    hasAgreed,
    folder: copy.folder,
    epoch: copy.facts.epoch,
    exams: await read('svc-exams.sqlite'),
    auth: await read('svc-auth.sqlite'),
  };
}

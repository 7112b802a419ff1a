import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface MongoServer {
  readonly uri: string;
  /** False for mongo-java-server; the README lists how it differs from MongoDB. */
  readonly isReal: boolean;
  stop(): Promise<void>;
}

const SOURCE = fileURLToPath(new URL('../mongo-server', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/pathshala', import.meta.url));

/** Downloads the libraries once into the cache. A complete folder is renamed into place, so concurrent runs are safe. */
async function libraries(): Promise<string> {
  const pom = await readFile(join(SOURCE, 'pom.xml'));
  const folder = join(CACHE, `mongo-server-${createHash('sha256').update(pom).digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'fetching-'));
  try {
    await promisify(execFile)(
      'mvn',
      [
        '-q',
        '-B',
        '-f',
        join(SOURCE, 'pom.xml'),
        'dependency:copy-dependencies',
        `-DoutputDirectory=${fresh}`,
      ],
      { timeout: 300_000 },
    );
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (existsSync(folder)) return folder;
    throw new Error('the MongoDB stand-in needs Maven, a JDK of 17 or later and its registry', {
      cause: error,
    });
  }
  return folder;
}

async function portOf(child: ReturnType<typeof spawn>): Promise<number> {
  const output = child.stdout;
  if (output === null) throw new Error('the MongoDB stand-in has no output');
  for await (const line of createInterface({ input: output })) {
    const port = /^listening (\d+)$/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('the MongoDB stand-in did not start: is there a JDK of 17 or later?');
}

/**
 * A server that implements MongoDB's wire protocol: the one that `MONGODB_URI` names, else a stand-in in memory on a free
 * port of this machine (mongo-java-server), whose data `stop` discards.
 */
export async function startMongoServer(): Promise<MongoServer> {
  const given = process.env['MONGODB_URI'];
  if (given !== undefined && given !== '') return { uri: given, isReal: true, stop: async () => undefined };
  const classes = await libraries();
  const child = spawn('java', ['-Xmx512m', '-cp', `${classes}/*`, join(SOURCE, 'MongoServerMain.java')], {
    cwd: dirname(classes),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const port = await portOf(child);
  return {
    uri: `mongodb://127.0.0.1:${port}/`,
    isReal: false,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

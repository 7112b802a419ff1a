import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { IsolatedAnswer, IsolatedCall } from './isolated-call.ts';
import { residentBytes, watchMemory } from './watch-memory.ts';

export interface ProcessLimits {
  /** The limit for one call, its start of the process included. */
  readonly timeoutMs: number;
  /** The limit for all that the process has in memory: what libvips takes is outside of the heap of V8. */
  readonly memoryBytes: number;
  /** The limit for the heap of V8 alone, which stops by itself. */
  readonly heapMegabytes: number;
  /** The time after the last call at which it ends, to free its memory. */
  readonly idleMs: number;
}

const main = fileURLToPath(new URL('isolated-process.ts', import.meta.url));

/** A process without the environment of this one, with its secrets, and with one thread for libvips. */
function start({ heapMegabytes }: ProcessLimits): ChildProcess {
  const cache = getCompileCacheDir();
  return fork(main, [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    env: { UV_THREADPOOL_SIZE: '1', ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The file could not be opened within the limits, or ended the process: another try would end in the same way. */
function tooDemanding(reason: string): DomainError {
  const refusal = new DomainError('invalid', 'common.file.too-demanding');
  return Object.assign(refusal, { cause: new Error(reason) });
}

const notStarted = (cause: unknown) =>
  Object.assign(new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 5 }), { cause });

interface Running {
  readonly child: ChildProcess;
  isReady: boolean;
}

/**
 * Calls functions in a process of its own, which starts with the first call and ends when none comes for a while, or when
 * a call passes a limit. One call at a time: its caller waits for the answer before the next one.
 */
export function openProcess(limits: ProcessLimits): (call: IsolatedCall) => Promise<unknown> {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;

  function started(): Running {
    if (running !== null) return running;
    const opened: Running = { child: start(limits), isReady: false };
    // The process does not prevent this process from ending while it has no call; during a call its timeout does.
    opened.child.unref();
    opened.child.channel?.unref();
    opened.child.once('exit', () => forget(opened));
    running = opened;
    return opened;
  }

  function forget(ended: Running): void {
    if (running === ended) running = null;
  }

  function end(ended: Running): void {
    forget(ended);
    ended.child.kill('SIGKILL');
  }

  return async (call) => {
    clearTimeout(idle);
    const used = started();
    try {
      return await answerOf(used, call, { ...limits, end: () => end(used) });
    } finally {
      // The memory that one file leaves must not count as another one's.
      if ((residentBytes(used.child.pid) ?? 0) > limits.memoryBytes / 2) end(used);
      idle = setTimeout(() => end(used), limits.idleMs).unref();
    }
  };
}

/** Rejects with what the function threw, or with a refusal when the process is ended for a limit or ends by itself. */
async function answerOf(
  used: Running,
  call: IsolatedCall,
  { timeoutMs, memoryBytes, end }: ProcessLimits & { readonly end: () => void },
): Promise<unknown> {
  const { child } = used;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const overrun = (reason: string): void => {
    end();
    reject(tooDemanding(reason));
  };
  const onMessage = (answer: IsolatedAnswer): void => {
    if ('isReady' in answer) used.isReady = true;
    else if ('result' in answer) resolve(answer.result);
    else reject(errorOf(answer));
  };
  const onExit = (code: number | null, signal: string | null): void => {
    const reason = `the process that opens files ended with ${code ?? signal}`;
    reject(used.isReady ? tooDemanding(reason) : notStarted(new Error(reason)));
  };
  const onError = (error: Error): void => {
    end();
    reject(notStarted(error));
  };
  child.on('message', onMessage).on('exit', onExit).on('error', onError);
  const timer = setTimeout(() => overrun(`a file took more than ${timeoutMs} ms`), timeoutMs);
  const memory = watchMemory(child.pid, memoryBytes, () =>
    overrun(`a file took more than ${memoryBytes} bytes`),
  );
  child.send(call, (error) => error && onError(error));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    memory.stop();
    child.off('message', onMessage).off('exit', onExit).off('error', onError);
  }
}

function errorOf(answer: Extract<IsolatedAnswer, { refusal: unknown } | { failure: unknown }>): Error {
  if ('failure' in answer) return new Error(answer.failure);
  const { kind, code, detail } = answer.refusal;
  return new DomainError(kind, code, detail);
}

import type { EventEmitter } from 'node:events';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { UnprocessableMessageError } from '@pathshala/stores/bus/port';

/** One end of the channel between two processes: `process` in the child, the `ChildProcess` in its parent. */
interface Channel extends Pick<EventEmitter, 'on'> {
  readonly connected: boolean;
  readonly send?: ((message: Message) => boolean) | undefined;
}

type Message =
  | { readonly call: number; readonly target: string; readonly method: string; readonly values: unknown[] }
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly error: SentError };

interface SentError {
  readonly name: string;
  readonly message: string;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Target = object | ((...values: unknown[]) => unknown);

/** A function travels as the name under which the other side calls it. */
interface PassedFunction {
  readonly passedFunction: string;
}

const isPassed = (value: unknown): value is PassedFunction =>
  typeof value === 'object' && value !== null && 'passedFunction' in value;

/** These are recognised by their class. */
const knownErrors: Readonly<Record<string, (message: string) => Error>> = {
  StoreUnavailableError: (message) => new StoreUnavailableError(new Error(message)),
  UnprocessableMessageError: (message) => new UnprocessableMessageError(message),
};

function errorOf({ name, message }: SentError): Error {
  return knownErrors[name]?.(message) ?? new Error(message);
}

export interface ProcessPorts {
  /** Lets the other process call the methods of an object. */
  serve(name: string, object: object): void;
  /** The object of that name in the other process. Calls reject with StoreUnavailableError once that process is gone. */
  remote<Port extends object>(name: string): Port;
}

/** Functions, and methods of an object, travel as names; `targets` has what they stand for. */
function createPassing(targets: Map<string, Target>) {
  /** The passed objects with a `stop`. */
  const toStop = new Set<{ stop?: () => unknown }>();
  let count = 0;

  function pass(value: unknown): unknown {
    if (typeof value === 'function') {
      const passedFunction = `function ${(count += 1)}`;
      targets.set(passedFunction, value);
      return { passedFunction };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value);
    if (!entries.some(([, member]) => typeof member === 'function')) return value;
    toStop.add(value);
    return Object.fromEntries(entries.map(([name, member]) => [name, pass(member)]));
  }

  function stopAll(): void {
    for (const stoppable of toStop) void stoppable.stop?.();
    toStop.clear();
  }

  return { pass, stopAll };
}

/** The other end of `createPassing`. */
function receive(
  value: unknown,
  call: (name: string, values: readonly unknown[]) => Promise<unknown>,
): unknown {
  if (isPassed(value)) return (...values: unknown[]) => call(value.passedFunction, values);
  if (typeof value !== 'object' || value === null || !Object.values(value).some(isPassed)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, receive(member, call)]));
}

/**
 * Ports that one process has and the other uses: asynchronous methods with values that can be cloned, functions among them. A
 * method may return an object with methods, as a consumer of the bus; its `stop` is called when the other process is gone.
 */
export function connectPorts(channel: Channel): ProcessPorts {
  const targets = new Map<string, Target>();
  const waiting = new Map<number, Waiting>();
  const { pass, stopAll } = createPassing(targets);
  let calls = 0;

  function send(message: Message): void {
    if (channel.connected) channel.send?.(message);
  }

  function callOther(target: string, method: string, values: readonly unknown[]): Promise<unknown> {
    if (!channel.connected) return Promise.reject(gone());
    const call = (calls += 1);
    return new Promise((resolve, reject) => {
      waiting.set(call, { resolve, reject });
      send({ call, target, method, values: values.map(pass) });
    });
  }

  const received = (value: unknown) => receive(value, (name, values) => callOther(name, '', values));

  async function answer({ call, target, method, values }: Extract<Message, { call: number }>): Promise<void> {
    try {
      const found = targets.get(target);
      const called: unknown = method === '' ? found : Reflect.get(found ?? {}, method);
      if (typeof called !== 'function') throw new TypeError(`${target} has no ${method}`);
      const value: unknown = await Reflect.apply(called, found, values.map(received));
      send({ answer: call, value: pass(value) });
    } catch (error) {
      send({ answer: call, error: described(error) });
    }
  }

  channel.on('message', (message: Message) => {
    if ('call' in message) {
      void answer(message);
      return;
    }
    const asked = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ('error' in message) asked?.reject(errorOf(message.error));
    else asked?.resolve(received(message.value));
  });
  channel.on('disconnect', () => {
    for (const { reject } of waiting.values()) reject(gone());
    waiting.clear();
    stopAll();
  });

  return {
    serve: (name, object) => void targets.set(name, object),
    remote: <Port extends object>(name: string) =>
      new Proxy({} as Port, {
        // An object with `then` would be taken for a promise.
        get: (_, method) =>
          method === 'then' ? undefined : (...values: unknown[]) => callOther(name, String(method), values),
      }),
  };
}

function described(error: unknown): SentError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  // Its class has no name of its own.
  return { name: error instanceof UnprocessableMessageError ? 'UnprocessableMessageError' : name, message };
}

const gone = (): Error => new StoreUnavailableError(new Error('the other process is gone'));

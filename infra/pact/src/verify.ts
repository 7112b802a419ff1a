import type { VerifierOptions } from '@pact-foundation/pact';
import { notPublished, type Mismatch } from '@pathshala/releases/contracts/records';
import { Verifier } from './engine.ts';
import { readPact } from './pact-files.ts';

export type { Mismatch } from '@pathshala/releases/contracts/records';

/** The state that names who calls. */
export const callerState = 'the caller';

type StateParameters = Readonly<Record<string, unknown>>;
/** Prepares a state and returns what `provided(name)` stands for. */
type PrepareState = (parameters: StateParameters) => Promise<StateParameters>;

export interface Verification {
  readonly provider: string;
  /** The address at which it listens; left out if the pact has events only. */
  readonly url?: string;
  /** The pact's file. */
  readonly file: string;
  readonly states: Readonly<Record<string, PrepareState>>;
  /** The message, by the description of the event. */
  readonly events?: Readonly<Record<string, () => Promise<ProducedEvent>>>;
  /** Headers that the gateway would add. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

export interface ProducedEvent {
  readonly routingKey: string;
  /** The message's JSON, parsed. */
  readonly body: unknown;
}

interface Report {
  readonly errors: readonly {
    readonly interaction: string;
    readonly mismatch: {
      readonly error?: string;
      readonly message?: string;
      readonly mismatches?: readonly {
        readonly path?: string;
        readonly key?: string;
        readonly type: string;
        readonly mismatch: string;
      }[];
    };
  }[];
}

/** Runs Pact's verifier for one pact. Rejects if a state or an event could not be prepared: Pact itself only logs that. */
export async function verifyPact(verification: Verification): Promise<readonly Mismatch[]> {
  const failures: unknown[] = [];
  const options = verifierOptions(verification, (error) => failures.push(error));
  const report = await new Verifier(options).verifyProvider().then(
    (text) => text,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (failures.length > 0) throw failures[0];
  const unprepared = unpreparedBy(verification);
  const names = new Set(unprepared.map(({ interaction }) => interaction));
  return [...unprepared, ...mismatchesOf(report).filter(({ interaction }) => !names.has(interaction))];
}

/** Returns the states that this version of the provider's test cannot prepare; Pact goes on without them. */
function unpreparedBy({ file, states, events = {} }: Verification): readonly Mismatch[] {
  return readPact(file).pact.interactions.flatMap(({ description, request, providerStates = [] }) => {
    const interaction = description;
    const state = providerStates.find(({ name }) => states[name] === undefined)?.name;
    if (state !== undefined)
      return [{ interaction, field: 'state', problem: `the provider's test has no state “${state}”` }];
    const isUnknown = request === undefined && events[description] === undefined;
    return isUnknown ? [{ interaction, field: '', problem: notPublished }] : [];
  });
}

function verifierOptions(
  { provider, url, file, states, events = {}, headers = () => ({}) }: Verification,
  onFailure: (error: unknown) => void,
): VerifierOptions {
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  return {
    provider,
    ...(url === undefined ? {} : { providerBaseUrl: url }),
    pactUrls: [file],
    logLevel: 'error',
    stateHandlers: Object.fromEntries(
      Object.entries(states).map(([name, prepare]) => [
        name,
        (parameters?: unknown) => guarded(() => prepare((parameters ?? {}) as StateParameters)) as never,
      ]),
    ),
    messageProviders: Object.fromEntries(
      Object.entries(events).map(([description, produce]) => [
        description,
        () =>
          guarded(async () => {
            const { routingKey, body } = await produce();
            return { __pactMessageMetadata: { routingKey, contentType: 'application/json' }, message: body };
          }),
      ]),
    ),
    requestFilter: (request, _response, next) => {
      Object.assign(request.headers, headers());
      next();
    },
  };
}

function mismatchesOf(report: string): readonly Mismatch[] {
  const { errors } = requireReport(report);
  return errors.flatMap(({ interaction, mismatch }): readonly Mismatch[] => {
    const description = interaction.replace(/^.* - /s, '');
    const { mismatches = [] } = mismatch;
    if (mismatches.length === 0)
      return [
        { interaction: description, field: '', problem: mismatch.error ?? mismatch.message ?? 'failed' },
      ];
    return mismatches.map(({ path, key, type, mismatch: problem }) => ({
      interaction: description,
      field: path ?? key ?? type.replace(/Mismatch$/, '').toLowerCase(),
      problem,
    }));
  });
}

function requireReport(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch (error) {
    throw new Error(`Pact could not verify: ${text}`, { cause: error });
  }
}

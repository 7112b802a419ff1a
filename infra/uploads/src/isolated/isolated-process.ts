import { setPriority } from 'node:os';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { niceness, type IsolatedAnswer, type IsolatedCall } from './isolated-call.ts';

// The process that opens files of strangers. It has no secret, no store and no address of one: its environment is empty.
// On Linux the priority is that of the main thread and of the threads that it starts from now on.
setPriority(niceness);

function failureOf(error: unknown): IsolatedAnswer {
  if (error instanceof DomainError) {
    const { kind, code, detail } = error;
    return { refusal: { kind, code, detail } };
  }
  return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

async function answer({ module, input }: IsolatedCall): Promise<IsolatedAnswer> {
  try {
    const { run } = (await import(module)) as { readonly run: (input: unknown) => Promise<unknown> };
    return { result: await run(input) };
  } catch (error) {
    return failureOf(error);
  }
}

process.on('message', (call: IsolatedCall) => {
  void answer(call).then((answered) => process.send?.(answered));
});
// Its parent has ended.
process.on('disconnect', () => process.exit());
process.send?.({ isReady: true } satisfies IsolatedAnswer);

import type { DomainError } from '@pathshala/contract-kit/domain-error';

/** The message to the process: its function `run` of this module is called with the input. */
export interface IsolatedCall {
  /** The address of a file (`file:`). */
  readonly module: string;
  readonly input: unknown;
}

/** The message from the process: that it has started, or how a call ended. An error loses its class on the way. */
export type IsolatedAnswer =
  | { readonly isReady: true }
  | { readonly result: unknown }
  | { readonly refusal: Pick<DomainError, 'kind' | 'code' | 'detail'> }
  | { readonly failure: string };

/** Ten times less processor time than a thread that answers calls, where both want it. */
export const niceness = 10;

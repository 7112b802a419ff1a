import { matcherOf, type DeclaredRoute } from './declared-calls.ts';

/** Whether the contract declares the call with `receipt`: its failure gets a ticket. The path may have a query. */
export type IsReceipted = (method: string | undefined, path: string) => boolean;

export function receiptedCallsOf(routes: readonly DeclaredRoute[]): IsReceipted {
  const declared = routes.filter(({ receipt }) => receipt === true).map(matcherOf);
  return (method, path) => {
    const call = `${method?.toLowerCase()} ${path.split('?', 1)[0]}`;
    return declared.some((matcher) => matcher.test(call));
  };
}

import { matcherOf, type DeclaredRoute } from './declared-calls.ts';

/** Whether a call may be sent again though the service may have carried it out. The path may have a query. */
type IsRepeatable = (method: string | undefined, path: string) => boolean;

/** Reads that change nothing, and the calls that the contract declares as repeatable. */
export function repeatableCallsOf(routes: readonly DeclaredRoute[]): IsRepeatable {
  const declared = routes.filter(({ repeatable }) => repeatable === true).map(matcherOf);
  const excluded = routes.filter(({ changesState }) => changesState === true).map(matcherOf);
  return (method, path) => {
    const call = `${method?.toLowerCase()} ${path.split('?', 1)[0]}`;
    if (declared.some((matcher) => matcher.test(call))) return true;
    return /^(get|head) /.test(call) && !excluded.some((matcher) => matcher.test(call));
  };
}

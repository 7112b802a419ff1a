import { matcherOf, type DeclaredRoute } from './declared-calls.ts';

/** Whether the contract declares the call as `oneClick`: a signed token in its query is its only authority. The path may have a query. */
export type IsOneClick = (method: string | undefined, path: string) => boolean;

export function oneClickCallsOf(routes: readonly DeclaredRoute[]): IsOneClick {
  const declared = routes.filter(({ oneClick }) => oneClick === true).map(matcherOf);
  if (declared.length === 0) return () => false;
  return (method, path) => {
    const call = `${method?.toLowerCase()} ${path.split('?', 1)[0]}`;
    return declared.some((matcher) => matcher.test(call));
  };
}

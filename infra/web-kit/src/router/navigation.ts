import { createContext, use } from 'react';
import type { RouteParams } from './match.ts';

export interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
  readonly state: unknown;
}

/** The shell's one history: the only owner of the address. */
export interface Navigator {
  readonly push: (to: string, state?: unknown) => void;
  readonly replace: (to: string, state?: unknown) => void;
  readonly go: (steps: number) => void;
}

export interface Navigation {
  readonly navigator: Navigator;
  readonly location: RouterLocation;
  /** Called when a link is pointed at, so that its page can start loading. */
  readonly prefetch?: (to: string) => void;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export const ParamsContext = createContext<RouteParams>({});

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation)
    throw new Error('This part must be rendered below NavigationContext (see web-kit/remote).');
  return navigation;
}

export function useLocation(): RouterLocation {
  return useNavigation().location;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** `navigate('/exams')`, `navigate(-1)`. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const { navigator } = useNavigation();
  return (to, { replace = false, state } = {}) => {
    if (typeof to === 'number') navigator.go(to);
    else if (replace) navigator.replace(to, state);
    else navigator.push(to, state);
  };
}

/** The `:parameters` of the page's path. */
export function useParams(): RouteParams {
  return use(ParamsContext);
}

/**
 * The query of the address and a way to change it; an empty or undefined value takes its name out. Going to another
 * page of a list is a step to which Back returns; a search or a filter changes the page one is on.
 */
export function useSearch(): readonly [
  URLSearchParams,
  (changes: Readonly<Record<string, string | number | undefined>>, options?: NavigateOptions) => void,
] {
  const { location, navigator } = useNavigation();
  const search = new URLSearchParams(location.search);
  return [
    search,
    (changes, { replace = !isStep(changes), state } = {}) => {
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      const query = next.toString();
      const to = `${location.pathname}${query === '' ? '' : `?${query}`}`;
      if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
  ];
}

/** A number alone is that of a page: `{ page: 2 }`. */
function isStep(changes: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(changes);
  return values.length === 1 && typeof values[0] === 'number';
}

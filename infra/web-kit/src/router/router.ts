export { Link, type LinkProps } from './link.tsx';
export { matchRoute, type Match, type RouteParams } from './match.ts';
export {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useParams,
  useSearch,
  type RouterLocation,
} from './navigation.ts';
export { lazyPage } from './lazy-page.tsx';
export { PagePlace } from './page-place.tsx';
export { Pages, type PageRoute } from './pages.tsx';
export { plannedPages } from './planned-pages.ts';

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
export { lazyPage, Pages, type PageRoute } from './pages.tsx';

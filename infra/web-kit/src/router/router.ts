/**
 * React Router, cut to what the product uses: shared whole it would not be tree-shaken. The page has one copy
 * (build/shared.ts), so this file is imported by its package name only, in the kit too.
 */
export {
  BrowserRouter,
  createPath,
  Link,
  type LinkProps,
  type Location,
  matchRoutes,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  NavLink,
  Route,
  Router,
  Routes,
  type To,
  useInRouterContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

export {
  handle,
  RefusalWithCookies,
  Reply,
  type BoundRoute,
  type Call,
  type CookieToSet,
} from './handler.ts';
export { createHttpApp, type HttpAppOptions, type ObserveRequest } from './http-app.ts';
export { OwnPiece, PiecedJson, SharedPiece } from './pieced-json.ts';
export { PlainJson, type ReadyJson } from './ready-json.ts';
export { BegunJson, SharedJson } from './shared-json.ts';

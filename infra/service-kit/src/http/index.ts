export {
  handle,
  RefusalWithCookies,
  Reply,
  type BoundRoute,
  type Call,
  type CookieToSet,
} from './handler.ts';
export { createHttpApp, type HttpAppOptions, type ObserveRequest } from './http-app.ts';
export { ReadyJson } from './ready-json.ts';
export { SharedJson } from './shared-json.ts';

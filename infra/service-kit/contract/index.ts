export {
  defaultBodyLimit,
  defineRoute,
  type Access,
  type HttpMethod,
  type RouteDefinition,
} from './route.ts';
export { defineEvent, type EventDefinition, type EventName, type ReceivedEvent } from './event.ts';
export { openEnum, type OpenValue } from './open-enum.ts';
export { pageOf, pageQuery, type Page, type PageQuery } from './paging.ts';
export { errorBody, type ErrorBody } from './error-body.ts';
export { edited, editedInput, revision } from './revision.ts';
export { id, isoTime } from './scalars.ts';
export { plainText, richText, richTextFormat } from './text.ts';

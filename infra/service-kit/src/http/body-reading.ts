import type { IncomingMessage } from 'node:http';
import { fileFieldOf, isFile } from '@pathshala/contract-kit/file';
import { defaultBodyLimit, type RouteDefinition } from '@pathshala/contract-kit/route';
import type { BodyKind } from './body-budget.ts';
import {
  fileTooLarge,
  jsonTooLarge,
  readFileBody,
  readJsonBody,
  type BodyLimits,
  type TooLarge,
} from './read-body.ts';
import { formOverhead, readFileField } from './read-file-field.ts';

export interface BodyReading {
  readonly kind: BodyKind;
  /** The route's limit, and what a form may have beside its file. */
  readonly bytes: number;
  readonly overhead: number;
  readonly tooLarge: TooLarge;
  readonly read: (request: IncomingMessage, limits: BodyLimits) => Promise<unknown>;
}

/** Returns how the body of a route is read: a file as it is, a file in a form, or JSON. */
export function bodyReadingOf({ body, bodyLimit = defaultBodyLimit }: RouteDefinition): BodyReading {
  const file = { kind: 'file', bytes: bodyLimit, tooLarge: fileTooLarge } as const;
  const field = fileFieldOf(body);
  if (field !== undefined) {
    return {
      ...file,
      overhead: formOverhead,
      read: (request, limits) => readFileField(request, limits, field),
    };
  }
  if (isFile(body)) return { ...file, overhead: 0, read: readFileBody };
  return { kind: 'json', bytes: bodyLimit, overhead: 0, tooLarge: jsonTooLarge, read: readJsonBody };
}

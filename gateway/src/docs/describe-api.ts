import { openApiOf, type OpenApiDocument } from '@pathshala/service-kit/openapi';
import * as auth from '@pathshala/svc-auth/contract/http';
import * as campaigns from '@pathshala/svc-campaigns/contract/http';
import * as catalog from '@pathshala/svc-catalog/contract/http';
import * as exams from '@pathshala/svc-exams/contract/http';

/** The whole API as the contracts of the services declare it. */
export function describeApi(): OpenApiDocument {
  return openApiOf([
    { service: 'svc-auth', contract: auth },
    { service: 'svc-catalog', contract: catalog },
    { service: 'svc-exams', contract: exams },
    { service: 'svc-campaigns', contract: campaigns },
  ]);
}

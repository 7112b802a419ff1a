import * as gatewayContract from '@pathshala/gateway-contract/http';
import { services } from '@pathshala/platform';
import { openApiOf, type ApiPart, type OpenApiDocument } from './openapi/openapi.ts';

/** The whole API as the contracts of the services and the gateway declare it. */
export async function describeApi(): Promise<OpenApiDocument> {
  const parts = services.map(async ({ name }): Promise<ApiPart> => ({
    service: name,
    contract: (await import(`@pathshala/${name}-contract/http`)) as ApiPart['contract'],
  }));
  return openApiOf([...(await Promise.all(parts)), { service: 'gateway', contract: gatewayContract }]);
}

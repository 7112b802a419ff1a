import { services } from '@pathshala/platform';
import { openApiOf, type ApiPart, type OpenApiDocument } from '@pathshala/open-api/openapi';

/** The whole API as the contracts of the services declare it. */
export async function describeApi(): Promise<OpenApiDocument> {
  const parts = services.map(async ({ name }): Promise<ApiPart> => ({
    service: name,
    contract: (await import(`@pathshala/${name}-contract/http`)) as ApiPart['contract'],
  }));
  return openApiOf(await Promise.all(parts));
}

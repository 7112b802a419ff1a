/** The part of JSON Schema that the description of the API uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly schema?: JsonSchema;
  readonly required?: boolean;
}

interface DescribedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    /** A file has another type. */
    readonly content: { readonly 'application/json'?: { readonly schema: JsonSchema } };
  };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

export interface Operation {
  /** `patch /api/users/{id}` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  /** Takes a password, a mailed or computed code, a signed token or a file, which made-up values never are. */
  readonly needsProof: boolean;
}

const proofs = new Set(['password', 'currentPassword', 'otp', 'code', 'recoveryCode', 'token', 'response']);

function needsProof({ parameters = [], requestBody }: DescribedOperation, openApi: OpenApi): boolean {
  if (requestBody !== undefined && requestBody.content['application/json'] === undefined) return true;
  const body = requestBody?.content['application/json']?.schema;
  const fields = body === undefined ? [] : Object.keys(resolved(body, openApi).properties ?? {});
  return [...fields, ...parameters.map(({ name }) => name)].some((name) => proofs.has(name));
}

export function operationsOf(openApi: OpenApi): readonly Operation[] {
  return Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema,
      needsProof: needsProof(operation, openApi),
    })),
  );
}

/** The schema to which a reference points. */
export function resolved(schema: JsonSchema, { components }: OpenApi): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const found = components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`the description has no ${schema.$ref}`);
  return found;
}

import { operationsOf, resolved, type JsonSchema, type OpenApi, type Operation } from '../fuzz/operations.ts';

/** An operation whose body has rich text. */
export interface RichOperation extends Operation {
  readonly body: JsonSchema;
  /** `faqs.*.answer` */
  readonly fields: readonly string[];
}

/** Every operation with a field that its contract declares as `richText`. */
export function richOperationsOf(openApi: OpenApi): readonly RichOperation[] {
  return operationsOf(openApi).flatMap((operation) => {
    const { body } = operation;
    const fields = body === undefined ? [] : [...new Set(richFieldsOf(body, openApi))];
    return body === undefined || fields.length === 0 ? [] : [{ ...operation, body, fields }];
  });
}

function richFieldsOf(schema: JsonSchema, openApi: OpenApi, at: readonly string[] = []): string[] {
  const { format, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = resolved(schema, openApi);
  return [
    ...(format === 'html' ? [at.join('.')] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => richFieldsOf(inner, openApi, [...at, name])),
    ...(items === undefined ? [] : richFieldsOf(items, openApi, [...at, '*'])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((option) => richFieldsOf(option, openApi, at)),
  ];
}

/** The body with the text in the field, in every item of the lists on the way. Throws if the body has no such field. */
export function withText(body: unknown, field: string, text: string): unknown {
  const [name = '', ...rest] = field.split('.');
  const inner = (value: unknown): unknown =>
    rest.length === 0 ? text : withText(value, rest.join('.'), text);
  if (name === '*' && Array.isArray(body) && body.length > 0) return body.map(inner);
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name))
    throw new Error(`the example body has no ${field}`);
  return { ...body, [name]: inner((body as Record<string, unknown>)[name]) };
}

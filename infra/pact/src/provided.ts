import { MatchersV3 } from './engine.ts';

const prefix = 'provided:';

/**
 * An input that only the provider knows, such as the id of an attempt. The consumer test sends the name itself; the
 * provider test sends what its state returns under that name.
 */
export function provided(name: string): string {
  return `${prefix}${name}`;
}

/** The input as the consumer test sends it. */
export function sentInput<Input>(input: Input): Input {
  return mapStrings(input, (text) => (text.startsWith(prefix) ? text.slice(prefix.length) : text)) as Input;
}

/** The input as the pact describes it. */
export function describedInput(input: unknown): unknown {
  return mapStrings(input, (text) => {
    if (!text.startsWith(prefix)) return text;
    const name = text.slice(prefix.length);
    return MatchersV3.fromProviderState(`\${${name}}`, name);
  });
}

/** A path with its parameters, as the pact describes it. */
export function describedPath(path: string, params: Readonly<Record<string, unknown>>): unknown {
  const fill = (valueOf: (text: string) => string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(String(params[name])));
  const sent = fill((text) => sentInput(text));
  const expression = fill((text) => (text.startsWith(prefix) ? `\${${text.slice(prefix.length)}}` : text));
  return expression === sent ? sent : MatchersV3.fromProviderState(expression, sent);
}

function mapStrings(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}

import { isAddressRefusal, keepingAddresses, textsIn } from '@pathshala/contract-kit/addresses';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { RawInput } from './access.ts';
import { comparedRouteOf, readAsCaller, type AnyCall } from './compared-route.ts';
import type { BoundRoute } from './handler.ts';
import { parseInput } from './parse-input.ts';

interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface InputParser {
  readonly strictly: (raw: RawInput) => ParsedInput;
  /** Whether `keeping` may accept more: a PUT whose record can be read. */
  readonly mayKeep: boolean;
  /**
   * Accepts addresses that today's rules refuse if the record has them already: what GET answered can be sent back as it is
   * (design §5). `asked` is the caller's call of that GET, with these parameters.
   */
  readonly keeping: (raw: RawInput, asked: (params: unknown) => AnyCall) => Promise<ParsedInput>;
}

export function createInputParser(
  route: RouteDefinition,
  routesByName: ReadonlyMap<string, BoundRoute>,
): InputParser {
  const stored = route.method === 'put' ? comparedRouteOf(route, routesByName) : undefined;
  const strictly = (raw: RawInput) => parsedInput(route, raw);
  return {
    strictly,
    mayKeep: stored !== undefined,
    async keeping(raw, asked) {
      try {
        return strictly(raw);
      } catch (error) {
        if (stored === undefined || !refusesAddress(error)) throw error;
        const record = await readAsCaller(stored, asked(route.params?.parse(raw.params)));
        return keepingAddresses(textsIn(record), () => strictly(raw));
      }
    },
  };
}

function refusesAddress(error: unknown): boolean {
  return error instanceof DomainError && Object.values(error.detail.fields ?? {}).some(isAddressRefusal);
}

function parsedInput(
  route: RouteDefinition,
  raw: RawInput,
): { params: unknown; query: unknown; body: unknown } {
  const params = route.params?.safeParse(raw.params);
  // An id of impossible form is the id of nothing.
  if (params?.success === false) throw new DomainError('not-found', 'common.not-found');
  return {
    params: params?.data,
    query: parseInput(route.query, raw.query),
    body: parseInput(route.body, raw.body),
  };
}

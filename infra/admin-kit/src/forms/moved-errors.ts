import type { FieldErrors } from './form-errors.ts';
import type { Path } from './path.ts';

type Entries = Readonly<Record<string, unknown>>;

/** The errors under a list after a change of the list: those of an unchanged value move with their entry, others are removed. */
export function movedErrors(
  errors: FieldErrors,
  list: Path,
  [before, after]: readonly [unknown, unknown],
): FieldErrors {
  const moved = Object.entries(errors).flatMap(([path, text]) => {
    if (path === list) return [];
    const rest = movedPath(path.slice(list.length + 1).split('.'), before, after);
    return rest ? [[`${list}.${rest.join('.')}`, text] as const] : [];
  });
  return Object.fromEntries(moved);
}

/** The new path to a value; undefined if it has changed or is gone. Entries are followed by their `key`. */
function movedPath(path: readonly string[], before: unknown, after: unknown): readonly string[] | undefined {
  if (before === after) return path;
  const [name = '', ...rest] = path;
  if (path.length === 0 || !isEntries(before) || !isEntries(after)) return undefined;
  const target = Array.isArray(before) && Array.isArray(after) ? placeOf(before, name, after) : name;
  if (target === undefined) return undefined;
  const moved = movedPath(rest, before[name], after[target]);
  return moved && [target, ...moved];
}

function placeOf(
  before: Entries & readonly unknown[],
  index: string,
  after: readonly unknown[],
): string | undefined {
  const key = keyOf(before[Number(index)]);
  if (key === undefined) return index;
  const place = after.findIndex((entry) => keyOf(entry) === key);
  return place === -1 ? undefined : String(place);
}

const isEntries = (value: unknown): value is Entries & readonly unknown[] =>
  typeof value === 'object' && value !== null;

const keyOf = (entry: unknown): unknown => (isEntries(entry) ? entry['key'] : undefined);

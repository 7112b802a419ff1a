import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type CourseParts, isCondition, type Opening } from './opening.ts';

const titlesShown = 8;

type Parts = CourseParts['parts'];

/** The conditions that each condition waits for, by itself or by the parts that contain it. */
function waits(parts: Parts, openings: ReadonlyMap<string, Opening>): Map<string, readonly string[]> {
  const conditions = parts.filter(isCondition);
  return new Map(
    conditions.map(({ _id, within }) => [
      _id,
      [...within, _id].flatMap((id) => openings.get(id)?.after ?? []),
    ]),
  );
}

/** Returns the ids of a cycle, the first one again at its end; undefined without one. */
function cycleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const finished = new Set<string>();
  for (const start of graph.keys()) {
    const path: { readonly id: string; readonly left: string[] }[] = [];
    const onPath = new Set<string>();
    const enter = (id: string): void => {
      path.push({ id, left: [...(graph.get(id) ?? [])] });
      onPath.add(id);
    };
    if (!finished.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.left.pop();
      if (next === undefined) {
        path.pop();
        onPath.delete(top.id);
        finished.add(top.id);
      } else if (onPath.has(next)) {
        const ids = path.map(({ id }) => id);
        return [...ids.slice(ids.indexOf(next)), next];
      } else if (!finished.has(next)) enter(next);
    }
  }
  return undefined;
}

function invalid(code: string, params: Readonly<Record<string, string>> = {}): DomainError {
  return new DomainError('invalid', code, { params });
}

function requireOpening(
  known: ReadonlyMap<string, Parts[number]>,
  { _id, opensAt, closesAt, after }: Opening,
): void {
  const part = known.get(_id);
  if (part === undefined) throw invalid('catalog.openings.part-unknown');
  const { title } = part;
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) {
    throw invalid('catalog.openings.dates', { title });
  }
  if (after === null) return;
  const condition = known.get(after);
  if (condition === undefined || !isCondition(condition)) {
    throw invalid('catalog.openings.after-unknown', { title });
  }
}

/** Throws `invalid` for an unknown part or condition, for one that closes before it opens, and for parts that wait for each other. */
export function requireOpenings({ parts }: CourseParts, openings: readonly Opening[]): void {
  const known = new Map(parts.map((part) => [part._id, part]));
  for (const opening of openings) requireOpening(known, opening);
  const cycle = cycleIn(waits(parts, new Map(openings.map((opening) => [opening._id, opening]))));
  if (cycle === undefined) return;
  const titles = cycle.map((id) => known.get(id)?.title ?? '');
  const shown = titles.length > titlesShown ? [...titles.slice(0, titlesShown), '…'] : titles;
  throw invalid('catalog.openings.cycle', { titles: shown.join(' → ') });
}

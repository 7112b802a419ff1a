import { type Candidate, drawQuestions } from '../../question-bank/index.ts';

/** A row with the questions that it may draw. */
export interface DrawRow {
  readonly _id: string;
  readonly count: number;
  readonly candidates: readonly Candidate[];
  /** Questions that stay in the row. */
  readonly retained: readonly Pick<Candidate, '_id' | 'duplicateKey'>[];
}

export interface DrawnRow {
  readonly rowId: string;
  /** The retained questions, then the others in the order in which they were drawn. */
  readonly questionIds: readonly string[];
  /** The number of questions that the bank lacks for the row. */
  readonly missing: number;
}

/** A row while it is filled: its candidates in the order of the seed, each text once. */
interface OpenRow {
  readonly row: DrawRow;
  readonly order: readonly Candidate[];
  /** Candidates before this place are taken. */
  next: number;
}

/**
 * Draws the questions of all rows: no text twice, evenly over the chapters of a row. Where rows share candidates, a row gives
 * one up that it can replace, so that a question is missing only where no other division of the bank would fill the rows. The
 * same seed draws the same from the same candidates. `avoid` has the texts that are in the paper already.
 */
export function drawPaper(
  rows: readonly DrawRow[],
  { seed, avoid }: { readonly seed: string; readonly avoid: ReadonlySet<string> },
): readonly DrawnRow[] {
  const closed = new Set([
    ...avoid,
    ...rows.flatMap(({ retained }) => retained.map((one) => one.duplicateKey)),
  ]);
  const open = rows.map((row): OpenRow => ({ row, order: orderOf(row, seed, closed), next: 0 }));
  const owners = new Map<string, OpenRow>();
  const missing = open.map((one) => {
    const wanted = Math.max(0, one.row.count - one.row.retained.length);
    let drawn = 0;
    while (drawn < wanted && giveOne(one, owners, new Set([one]))) drawn += 1;
    return wanted - drawn;
  });
  return open.map((one, index) => ({
    rowId: one.row._id,
    questionIds: [
      ...one.row.retained.map(({ _id }) => _id),
      ...one.order.filter(({ duplicateKey }) => owners.get(duplicateKey) === one).map(({ _id }) => _id),
    ],
    missing: missing[index] ?? 0,
  }));
}

/** Another seed for each row, so that two rows of one chapter do not want the same questions first. */
function orderOf({ _id, candidates }: DrawRow, seed: string, closed: ReadonlySet<string>): Candidate[] {
  const byText = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { duplicateKey } = candidate;
    const known = byText.get(duplicateKey);
    if (!closed.has(duplicateKey) && (known === undefined || candidate._id < known._id)) {
      byText.set(duplicateKey, candidate);
    }
  }
  const found = [...byText.values()];
  const byId = new Map(found.map((candidate) => [candidate._id, candidate]));
  const ids = drawQuestions(found, { count: found.length, seed: `${seed}\n${_id}` });
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Gives the row one more question; false where no row of the chain can be given another one. */
function giveOne(one: OpenRow, owners: Map<string, OpenRow>, asked: Set<OpenRow>): boolean {
  for (; one.next < one.order.length; one.next += 1) {
    const free = one.order[one.next];
    if (free === undefined || owners.has(free.duplicateKey)) continue;
    owners.set(free.duplicateKey, one);
    return true;
  }
  for (const { duplicateKey } of one.order) {
    const owner = owners.get(duplicateKey);
    if (owner === undefined || asked.has(owner)) continue;
    asked.add(owner);
    if (!giveOne(owner, owners, asked)) continue;
    owners.set(duplicateKey, one);
    return true;
  }
  return false;
}

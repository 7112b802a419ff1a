import {
  type BankQuestion,
  type CandidateQuery,
  difficulties,
  type QuestionSupply,
} from '../../question-bank/index.ts';
import { type Blueprint, type BlueprintRow, requireBlueprint } from '../domain/blueprint.ts';
import { type DrawnRow, drawPaper } from '../domain/draw-paper.ts';
import type { Blueprints } from '../ports.ts';

interface DrawFromBlueprintDependencies {
  readonly blueprints: Pick<Blueprints, 'find'>;
  readonly questionSupply: Pick<
    QuestionSupply,
    'candidates' | 'identities' | 'find' | 'questionsSince' | 'usesOf'
  >;
  readonly now: () => number;
}

interface DrawCommand {
  readonly id: string;
  /** undefined: the seed of the blueprint. */
  readonly seed: string | undefined;
  readonly retained: readonly { readonly rowId: string; readonly questionId: string }[];
  readonly avoid: readonly string[];
}

interface DrawnPaper {
  readonly seed: string;
  readonly rows: readonly {
    readonly rowId: string;
    readonly questions: readonly BankQuestion[];
    readonly missing: number;
  }[];
}

/** Candidates of a row that are read first: many chapters, and several times the questions of the longest paper. */
const sampleSize = 1000;

const dayMs = 24 * 60 * 60 * 1000;

function queryOf({ subject, chapter, easiest, hardest, tags }: BlueprintRow): CandidateQuery {
  const levels = { from: difficulties.indexOf(easiest), to: difficulties.indexOf(hardest) };
  return { subject, chapter, levels, tags };
}

interface Drawing {
  readonly drawn: readonly DrawnRow[];
  /** All candidates of all rows were read. */
  readonly isWhole: boolean;
}

/** Draws a paper by a blueprint. Nothing is stored: the paper is the exam that its questions are taken into. */
export function drawFromBlueprint({ blueprints, questionSupply, now }: DrawFromBlueprintDependencies) {
  return async ({ id, seed: wantedSeed, retained, avoid }: DrawCommand): Promise<DrawnPaper> => {
    const blueprint = requireBlueprint(await blueprints.find(id));
    const seed = wantedSeed ?? blueprint.seed;
    // A question stays in one row.
    const retainedRows = new Map(retained.map(({ questionId, rowId }) => [questionId, rowId]));
    const [used, retainedById, avoided] = await Promise.all([
      usedQuestions({ questionSupply, now }, blueprint),
      identitiesOf(questionSupply, [...retainedRows.keys()]),
      identitiesOf(questionSupply, avoid),
    ]);
    const keys = new Set([...avoided.values()].map(({ duplicateKey }) => duplicateKey));
    const draw = async (limit: number | null): Promise<Drawing> => {
      const rows = await Promise.all(
        blueprint.rows.map(async (row) => {
          const sample = limit === null ? null : { seed: `${seed}\n${row._id}`, limit };
          const candidates = await questionSupply.candidates(queryOf(row), sample);
          const staying = [...retainedRows].filter(([, rowId]) => rowId === row._id);
          return {
            _id: row._id,
            count: row.count,
            isWhole: limit === null || candidates.length < limit,
            candidates: candidates.filter(({ _id }) => !used.has(_id)),
            retained: staying.flatMap(([questionId]) => retainedById.get(questionId) ?? []),
          };
        }),
      );
      return { drawn: drawPaper(rows, { seed, avoid: keys }), isWhole: rows.every((row) => row.isWhole) };
    };
    const sampled = await draw(sampleSize);
    const isShort = sampled.drawn.some(({ missing }) => missing > 0);
    // A row that lacks questions is drawn again from all that the bank has.
    const { drawn } = isShort && !sampled.isWhole ? await draw(null) : sampled;
    const found = await questionSupply.find(drawn.flatMap(({ questionIds }) => questionIds));
    const byId = new Map(found.map((question) => [question._id, question]));
    return {
      seed,
      rows: drawn.map(({ rowId, questionIds, missing }) => ({
        rowId,
        questions: questionIds.flatMap((questionId) => byId.get(questionId) ?? []),
        missing,
      })),
    };
  };
}

/** A question that was deleted meanwhile is left out. */
async function identitiesOf(questionSupply: Pick<QuestionSupply, 'identities'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { _id: string; duplicateKey: string }>();
  const found = await questionSupply.identities({ ids, duplicateKeys: [] });
  return new Map(found.map((identity) => [identity._id, identity]));
}

/** Ids of the questions that the blueprint leaves out. */
async function usedQuestions(
  { questionSupply, now }: Pick<DrawFromBlueprintDependencies, 'questionSupply' | 'now'>,
  { unusedDays, notInPapers }: Blueprint,
): Promise<ReadonlySet<string>> {
  const since = new Date(now() - unusedDays * dayMs).toISOString();
  const [lately, papers] = await Promise.all([
    unusedDays === 0 ? [] : questionSupply.questionsSince(since),
    notInPapers.length === 0 ? [] : questionSupply.usesOf(notInPapers),
  ]);
  return new Set([...lately, ...papers.flatMap(({ questionIds }) => questionIds)]);
}

import { type BankQuestion, difficulties, type QuestionSupply } from '../../question-bank/index.ts';
import { type Blueprint, type BlueprintRow, requireBlueprint } from '../domain/blueprint.ts';
import { drawPaper, type DrawRow } from '../domain/draw-paper.ts';
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
  readonly kept: readonly { readonly rowId: string; readonly questionId: string }[];
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

const dayMs = 24 * 60 * 60 * 1000;

/** Draws a paper by a blueprint. Nothing is stored: the paper is the exam that its questions are taken into. */
export function drawFromBlueprint({ blueprints, questionSupply, now }: DrawFromBlueprintDependencies) {
  return async ({ id, seed: wantedSeed, kept, avoid }: DrawCommand): Promise<DrawnPaper> => {
    const blueprint = requireBlueprint(await blueprints.find(id));
    const seed = wantedSeed ?? blueprint.seed;
    const [used, keptById, avoided] = await Promise.all([
      usedQuestions(blueprint),
      identitiesOf(kept.map(({ questionId }) => questionId)),
      identitiesOf(avoid),
    ]);
    const rows = await Promise.all(
      blueprint.rows.map(async (row): Promise<DrawRow> => {
        const candidates = await candidatesOf(row);
        const staying = kept.filter(({ rowId }) => rowId === row._id);
        return {
          _id: row._id,
          count: row.count,
          candidates: candidates.filter(({ _id }) => !used.has(_id)),
          kept: staying.flatMap(({ questionId }) => keptById.get(questionId) ?? []),
        };
      }),
    );
    const keys = new Set([...avoided.values()].map(({ duplicateKey }) => duplicateKey));
    const drawn = drawPaper(rows, { seed, avoid: keys });
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

  function candidatesOf({ subject, chapter, easiest, hardest, tags }: BlueprintRow) {
    const levels = { from: difficulties.indexOf(easiest), to: difficulties.indexOf(hardest) };
    return questionSupply.candidates({ subject, chapter, levels, tags });
  }

  /** A question that was deleted meanwhile is left out. */
  async function identitiesOf(ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, { _id: string; duplicateKey: string }>();
    const found = await questionSupply.identities({ ids, duplicateKeys: [] });
    return new Map(found.map((identity) => [identity._id, identity]));
  }

  async function usedQuestions({ unusedDays, notInPapers }: Blueprint): Promise<ReadonlySet<string>> {
    const since = new Date(now() - unusedDays * dayMs).toISOString();
    const [lately, papers] = await Promise.all([
      unusedDays === 0 ? [] : questionSupply.questionsSince(since),
      notInPapers.length === 0 ? [] : questionSupply.usesOf(notInPapers),
    ]);
    return new Set([...lately, ...papers.flatMap(({ questionIds }) => questionIds)]);
  }
}

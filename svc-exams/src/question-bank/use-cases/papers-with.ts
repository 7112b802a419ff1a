import { LRUCache } from 'lru-cache';
import { duplicateKeyOf } from '../domain/question-keys.ts';
import type { PaperQuestions, QuestionCopy, Questions } from '../ports.ts';

interface BankedQuestions {
  readonly questions: Pick<Questions, 'identities'>;
}

interface Identity {
  /** The duplicate keys of the texts that identify the question. */
  readonly duplicateKeys: readonly string[];
  /** Exams of this service that copied it from the bank. */
  readonly uses: readonly string[];
}

/** The identity of each question, by its id: its own texts, and the current and former texts of its question of the bank. */
function identify({ questions }: BankedQuestions) {
  return async (copies: readonly QuestionCopy[]): Promise<ReadonlyMap<string, Identity>> => {
    const keyed = copies.map((copy) => ({ copy, own: duplicateKeyOf(copy) }));
    const banked = await questions.identities({
      ids: [...new Set(copies.flatMap(bankIdsOf))],
      duplicateKeys: [...new Set(keyed.map(({ own }) => own))],
    });
    const byId = new Map(banked.map((one) => [one._id, one]));
    const byText = new Map(banked.map((one) => [one.duplicateKey, one]));
    return new Map(
      keyed.map(({ copy, own }) => {
        const found = [...bankIdsOf(copy).map((id) => byId.get(id)), byText.get(own)].filter(
          (one) => one !== undefined,
        );
        const keys = found.flatMap(({ duplicateKey, formerKeys = [] }) => [duplicateKey, ...formerKeys]);
        return [
          copy._id,
          { duplicateKeys: [...new Set([own, ...keys])], uses: found.flatMap(({ uses }) => uses) },
        ];
      }),
    );
  };
}

/** A copy in a practice has the id of its question in the bank. */
function bankIdsOf({ _id, bankQuestionId }: QuestionCopy): readonly string[] {
  return bankQuestionId ? [_id, bankQuestionId] : [_id];
}

interface PapersWithDependencies extends BankedQuestions {
  readonly paperQuestions: PaperQuestions;
}

/** A class reads its results in one minute. Another process knows the questions of a new paper after this time. */
const cache = { max: 500, ttl: 2000 };

/** Finds the papers that contain a question, and records them. The answer for a version of a paper is cached for 2 s. */
export function createPapersWith(dependencies: PapersWithDependencies) {
  const { paperQuestions } = dependencies;
  const identitiesOf = identify(dependencies);
  const known = new LRUCache<string, ReturnType<typeof find>>(cache);

  async function find(copies: readonly QuestionCopy[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (copies.length === 0) return new Map();
    const identities = await identitiesOf(copies);
    const keys = [...new Set([...identities.values()].flatMap(({ duplicateKeys }) => duplicateKeys))];
    const papers = await paperQuestions.papersWith(keys);
    return new Map(
      [...identities].map(([id, { duplicateKeys, uses }]) => [
        id,
        [...new Set([...uses, ...duplicateKeys.flatMap((key) => papers.get(key) ?? [])])],
      ]),
    );
  }

  function findOfVersion(version: string, copies: readonly QuestionCopy[]) {
    const found = known.get(version);
    if (found !== undefined) return found;
    const finding = find(copies);
    known.set(version, finding);
    finding.catch(() => known.delete(version));
    return finding;
  }

  /** Records the questions of a published paper. Idempotent. */
  async function record(paperId: string, questions: readonly QuestionCopy[]): Promise<void> {
    const identities = await identitiesOf(questions);
    const keys = [...identities.values()].flatMap(({ duplicateKeys }) => duplicateKeys);
    await paperQuestions.store(paperId, keys);
    known.clear();
  }

  return {
    papersWith: find,
    papersWithQuestionsOf: findOfVersion,
    record,
    /** Invalidates the cache after another change of the records. */
    forget: () => known.clear(),
  };
}

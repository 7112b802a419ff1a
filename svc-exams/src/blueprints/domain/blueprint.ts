import { DomainError, type FieldError } from '@pathshala/contract-kit/domain-error';
import type { Edited } from '@pathshala/contract-kit/edited';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { oneLine } from '@pathshala/rules/one-line';
import { paperLimits } from '@pathshala/rules/paper-rules';
import type { Deletable } from '@pathshala/rules/undo-window';
import { difficulties, type Difficulty } from '../../question-bank/index.ts';

export interface BlueprintRow {
  readonly _id: string;
  readonly subject: string;
  /** Empty: every chapter. */
  readonly chapter: string;
  readonly easiest: Difficulty;
  readonly hardest: Difficulty;
  readonly tags: readonly string[];
  readonly count: number;
}

interface BlueprintFacts {
  readonly title: string;
  /** 0: no paper is left out by its date. */
  readonly unusedDays: number;
  readonly notInPapers: readonly string[];
  readonly seed: string;
}

/** The form that an author submits. A row without an id is a new one. */
export interface BlueprintDraft extends BlueprintFacts {
  readonly rows: readonly (Omit<BlueprintRow, '_id'> & { readonly _id?: string | undefined })[];
}

interface BlueprintContent extends BlueprintFacts {
  readonly rows: readonly BlueprintRow[];
  /** `listKeyOf` of the title. */
  readonly titleKey: string;
  /** The number of questions of all rows. */
  readonly questions: number;
}

/** A plan of a paper that is drawn from the bank. */
export interface Blueprint extends BlueprintContent, Deletable {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly edited?: Edited;
  readonly editorId?: string | null;
}

/** Throws `invalid` with each field that breaks a rule. */
function requireValid({ rows }: BlueprintDraft): void {
  const rank = (difficulty: Difficulty) => difficulties.indexOf(difficulty);
  const fields: Record<string, FieldError> = {};
  for (const [index, { easiest, hardest }] of rows.entries()) {
    if (rank(hardest) < rank(easiest)) fields[`rows.${index}.hardest`] = 'exams.blueprint.difficulty-order';
  }
  if (Object.keys(fields).length > 0) {
    throw new DomainError('invalid', 'exams.blueprint.difficulty-order', { fields });
  }
  const max = paperLimits.questions;
  if (questionsOf(rows) <= max) return;
  const error = { code: 'exams.blueprint.too-many-questions', params: { max } };
  throw new DomainError('invalid', error.code, {
    params: error.params,
    fields: { [`rows.${rows.length - 1}.count`]: error },
  });
}

function questionsOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The content in its stored form; rows have ids of their own. */
export function authorBlueprint(
  draft: BlueprintDraft,
  { newId, before }: { newId: () => string; before: Pick<Blueprint, 'rows'> | null },
): BlueprintContent {
  requireValid(draft);
  const known = new Set(before?.rows.map(({ _id }) => _id));
  const rows = draft.rows.map(({ _id, ...row }) => ({
    ...row,
    // The same id twice is a copied row.
    _id: _id !== undefined && known.delete(_id) ? _id : newId(),
    subject: oneLine(row.subject),
    chapter: oneLine(row.chapter),
    tags: [...new Set(row.tags.map(oneLine).filter((tag) => tag !== ''))],
  }));
  return {
    ...draft,
    rows,
    notInPapers: [...new Set(draft.notInPapers)],
    titleKey: listKeyOf(draft.title),
    questions: questionsOf(rows),
  };
}

/** Throws `not-found` for a missing and for a deleted blueprint. */
export function requireBlueprint(blueprint: Blueprint | null): Blueprint {
  if (blueprint !== null && blueprint.deletedAt === null) return blueprint;
  throw new DomainError('not-found', 'exams.blueprint.not-found');
}

import { z } from 'zod';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { checkQuestion } from '../question-editor/draft/check-question.ts';
import {
  emptyQuestion,
  type QuestionDraft,
  questionDraftOf,
  questionFormOf,
  type SavedQuestion,
} from '../question-editor/draft/question-draft.ts';
import { bankRules } from '../question-editor/draft/question-rules.ts';

export const difficulties = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof difficulties)[number];

interface Facts {
  /** May be in both languages: `বাংলা | English`. */
  readonly subject: string;
  readonly chapter: string;
  readonly difficulty: Difficulty;
  readonly tags: string[];
  readonly source: string;
  readonly forPractice: boolean;
}

/** A question of the bank as its author reads it. */
export interface StoredBankQuestion extends SavedQuestion, Readonly<Omit<Facts, 'tags'>> {
  readonly tags: readonly string[];
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

export interface BankQuestionValues extends Facts {
  readonly mcq: Opaque<QuestionDraft>;
}

/** Characters and tags. */
const limits = { label: 120, tags: 20, source: 200 };

const facts = z.object({
  subject: z.string().trim().max(limits.label),
  chapter: z.string().trim().max(limits.label),
  difficulty: z.enum(difficulties),
  tags: z.array(z.string().trim().min(1).max(limits.label)).max(limits.tags),
  source: z.string().trim().max(limits.source),
  forPractice: z.boolean(),
});

/** EXM-17: question, options and a key are required. */
export const bankQuestionSchema = z
  .custom<BankQuestionValues>()
  .superRefine(({ mcq }, context) => {
    for (const [path, text] of checkQuestion(mcq.get(), 'mcq', bankRules)) {
      context.addIssue({ code: 'custom', path: path.split('.'), params: { text } });
    }
  })
  .transform(({ mcq, ...values }) => ({ ...values, mcq: contentOf(mcq.get()) }))
  .pipe(facts.extend({ mcq: z.custom<ReturnType<typeof contentOf>>() }))
  .transform(({ mcq, ...values }) => ({ ...mcq, ...values }));

function contentOf(draft: QuestionDraft) {
  const { question, options, explanation, points } = questionFormOf(draft);
  return { question, options, explanation, points };
}

/** The question as it is sent. */
export type SentBankQuestion = z.output<typeof bankQuestionSchema>;

export function emptyBankQuestion(): BankQuestionValues {
  return {
    mcq: new Opaque(emptyQuestion()),
    subject: '',
    chapter: '',
    difficulty: 'medium',
    tags: [],
    source: '',
    forPractice: false,
  };
}

export function bankQuestionValuesOf(stored: StoredBankQuestion): BankQuestionValues {
  const { _id, question, options, explanation, points, subject, chapter } = stored;
  const { difficulty, tags, source, forPractice } = stored;
  const mcq = questionDraftOf({ _id, question, options, explanation, points });
  return {
    mcq: new Opaque(mcq),
    subject,
    chapter,
    difficulty,
    tags: [...tags],
    source,
    forPractice,
  };
}

/** The values of a draft in the browser, in which the question is not opaque; undefined if it is damaged. */
export function restoredBankQuestion(values: unknown): BankQuestionValues | undefined {
  const { mcq, ...stored } = (values ?? {}) as Partial<Facts> & { readonly mcq?: QuestionDraft };
  if (!Array.isArray(mcq?.options)) return undefined;
  return { ...emptyBankQuestion(), ...stored, mcq: new Opaque(mcq) };
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { addressOf } from '@pathshala/rules/addressed-to';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { type Deleter, deletedNow, isDeletedForGood, notDeleted } from '@pathshala/rules/undo-window';
import type { Exam, ExamContent, ExamMark, ExamPlace, ExamQuestion } from './exam.ts';
import type { ExamForm, QuestionForm, WrittenForm } from './exam-form.ts';
import { withCorrectedKeys } from './correct-key.ts';
import { startingInstant } from './starting-date.ts';
import { isSamePlace } from './exam-place.ts';

type NewId = () => string;

/** A draft may lack numbers. */
function finite(value: number | null): number {
  return value !== null && Number.isFinite(value) ? value : 0;
}

/** The paper is compared as JSON text with the stored one, so parts are built key by key. */
function questionOf({ _id, question, options, ...rest }: QuestionForm, newId: NewId): ExamQuestion {
  return {
    _id: _id ?? newId(),
    question,
    options: options.map((option) => ({
      _id: option._id ?? newId(),
      text: option.text,
      isCorrect: option.isCorrect,
    })),
    explanation: rest.explanation,
    points: finite(rest.points),
    bankQuestionId: rest.bankQuestionId,
  };
}

function isEmpty({ criteria, ...form }: WrittenForm): boolean {
  const texts = [form.questionText, form.answerGuidelines, form.handwrittenPdf, form.downloadablePdf];
  return criteria.length === 0 && texts.every((text) => text === '');
}

/** Null for an empty form. */
function writtenOf(form: WrittenForm | null) {
  if (form === null || isEmpty(form)) return null;
  const { criteria, files, ...texts } = form;
  const { questionText, answerGuidelines, handwrittenPdf, downloadablePdf } = texts;
  const marked = criteria.map(({ name, maxMarks }) => ({ name, maxMarks: finite(maxMarks) }));
  const named = files.filter(({ address }) => address === handwrittenPdf || address === downloadablePdf);
  return { questionText, answerGuidelines, handwrittenPdf, downloadablePdf, criteria: marked, files: named };
}

/** The settings for which an author may leave the default. */
function choicesOf({ markingScheme, withoutExplanations, batchIds }: ExamForm) {
  return {
    ...(markingScheme && { markingScheme }),
    ...(withoutExplanations && { withoutExplanations: true }),
    ...(batchIds.length > 0 && { batchIds: [...new Set(batchIds)], addressedTo: addressOf(batchIds) }),
  };
}

/** The content of a form that `requireValidForm` has accepted. */
function contentOf(form: ExamForm, newId: NewId): ExamContent & Pick<Exam, 'titleKey' | 'questionCount'> {
  const isWritten = form.type === 'Written';
  const { title } = form;
  const mcqs = form.mcqs.map((question) => questionOf(question, newId));
  return {
    title,
    titleKey: listKeyOf(title),
    type: isWritten ? 'Written' : 'MCQ',
    mcqs,
    questionCount: isWritten ? 0 : mcqs.length,
    written: writtenOf(form.written),
    totalMarks: form.totalMarks ?? 0,
    timeLimit: form.timeLimit ?? 0,
    passingScore: form.passingScore ?? 0,
    negativeMarkingPercentage: form.negativeMarkingPercentage ?? 0,
    startingDate: startingInstant(form.startingDate) ?? '',
    duration: form.duration ?? 0,
    order: { questions: form.order.questions, options: form.order.options },
    ...choicesOf(form),
  };
}

interface Drafting {
  readonly place: ExamPlace;
  readonly examNumber: number;
  readonly mark: ExamMark;
  /** ISO 8601. */
  readonly now: string;
  readonly newId: NewId;
}

export function draftExam(form: ExamForm, { place, examNumber, mark, now, newId }: Drafting): Exam {
  return {
    _id: newId(),
    ...contentOf(form, newId),
    ...place,
    examNumber: form.examNumber ?? examNumber,
    ...mark,
    createdAt: now,
    isParentMissing: false,
    paperVersion: 0,
    isPaperPublished: false,
    schemaVersion: 1,
    ...notDeleted,
  };
}

export function reviseExam(
  exam: Exam,
  form: ExamForm,
  { mark, newId }: Pick<Drafting, 'mark' | 'newId'>,
): Exam {
  const {
    markingScheme: _scheme,
    withoutExplanations: _said,
    batchIds: _ids,
    addressedTo: _address,
    ...rest
  } = exam;
  const revised = { ...rest, ...contentOf(form, newId), ...mark };
  return withCorrectedKeys({ ...revised, examNumber: form.examNumber ?? exam.examNumber });
}

export function deleteExam(exam: Exam, now: number, by: Deleter): Exam {
  return { ...exam, ...deletedNow(now, by) };
}

/** Null: it is not deleted. Throws `gone` once the undo window is over. */
export function restoreExam(exam: Exam, now: number): Exam | null {
  if (exam.deletedAt === null) return null;
  if (isDeletedForGood(exam, now)) throw new DomainError('gone', 'exams.restore-too-late');
  return { ...exam, ...notDeleted };
}

type Placed = ExamPlace & Pick<Exam, 'isParentMissing'>;

/**
 * Moves an exam to `place`, its place in the current outline; null: its parent or course was removed. Returns null for an exam
 * that has this place already.
 */
export function movedExam<Found extends Placed>(exam: Found, place: ExamPlace | null): Found | null {
  if (place === null) return exam.isParentMissing ? null : { ...exam, isParentMissing: true };
  const isUnchanged = !exam.isParentMissing && isSamePlace(exam, place);
  return isUnchanged ? null : { ...exam, ...place, isParentMissing: false };
}

export function examNotFound(): DomainError {
  return new DomainError('not-found', 'exams.not-found');
}

/** Throws `not-found` for a missing or deleted exam. */
export function requireExam<Found extends Pick<Exam, 'deletedAt'>>(exam: Found | null): Found {
  if (exam === null || exam.deletedAt !== null) throw examNotFound();
  return exam;
}

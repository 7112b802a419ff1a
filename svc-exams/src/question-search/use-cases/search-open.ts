import { searchKeyOf } from '@pathshala/rules/bengali';
import type { FindClosedQuestions } from '../../papers/index.ts';
import type { QuestionReader } from '../../practice/index.ts';
import { wordsKeyOf, type BankQuestion, type QuestionBank } from '../../question-bank/index.ts';
import { matchWords, wordQueryOf } from '../domain/match-words.ts';
import type { FindOpen, OpenQuestion, SearchFilters, SearchOpen } from '../ports.ts';
import type { OwnPapers, SearchedPaper } from './own-papers.ts';

interface SearchOpenDependencies {
  readonly ownPapers: OwnPapers;
  readonly questionBank: Pick<QuestionBank, 'find' | 'searchPractice'>;
  readonly closedQuestions: FindClosedQuestions;
}

/** Questions of a batch are looked up together: one batch for a list without closed questions. */
const batchSize = 110;

/**
 * Searches questions of papers, then those of the bank. Whether a question is open is checked before anything else: neither a
 * count nor a word of a closed question leaves this function.
 */
export function searchOpen(dependencies: SearchOpenDependencies): SearchOpen {
  const batches = candidates(dependencies);
  const openAmong = onlyOpen(dependencies);
  return async (filters, reader, limit) => {
    const items: OpenQuestion[] = [];
    const near = new Set<string>();
    const seen = new Set<string>();
    for await (const batch of batches(filters, reader)) {
      for (const word of batch.near) near.add(word);
      items.push(...(await openAmong(withoutRepeats(batch.items, seen), reader)));
      if (items.length > limit) break;
    }
    const shown = items.slice(0, limit + 1);
    return { items: shown, near: wordsIn(shown, [...near]) };
  };
}

export function findOpen(dependencies: SearchOpenDependencies): FindOpen {
  const openAmong = onlyOpen(dependencies);
  return async ({ questionId, paper: place }, reader) => {
    if (place === null) {
      const found = await dependencies.questionBank.find([questionId]);
      const [open] = await openAmong(found.filter(({ forPractice }) => forPractice).map(ofBank), reader);
      return open ?? null;
    }
    const own = await dependencies.ownPapers(reader.studentId, reader.now);
    const of = own.find(({ paper }) => paper.paperId === place.examId && paper.version === place.version);
    const all = of === undefined ? [] : questionsOfPaper(of);
    const [open] = await openAmong(
      all.filter(({ question }) => question._id === questionId),
      reader,
    );
    return open ?? null;
  };
}

function onlyOpen({ closedQuestions }: Pick<SearchOpenDependencies, 'closedQuestions'>) {
  return async (found: readonly OpenQuestion[], reader: QuestionReader): Promise<readonly OpenQuestion[]> => {
    if (found.length === 0) return [];
    const closed = await closedQuestions(
      found.map(({ question }) => question),
      reader,
    );
    return found.filter(({ question }) => !closed.has(question._id));
  };
}

interface Candidate extends OpenQuestion {
  /** Equal for copies of one question. */
  readonly copyKey: string;
}

interface Batch {
  readonly items: readonly Candidate[];
  readonly near: readonly string[];
}

function candidates({ ownPapers, questionBank }: SearchOpenDependencies) {
  return async function* batches(filters: SearchFilters, reader: QuestionReader): AsyncGenerator<Batch> {
    const ofPapers = filters.chapter ? [] : inPapers(await ownPapers(reader.studentId, reader.now), filters);
    for (let at = 0; at < ofPapers.length; at += batchSize) {
      yield { items: ofPapers.slice(at, at + batchSize), near: [] };
    }
    // A question of the bank belongs to no year.
    if (filters.courseId || filters.paperId) return;
    for (let page = 1; ; page += 1) {
      const found = await questionBank.searchPractice(filters, { page, pageSize: batchSize });
      // A mistyped word is corrected only where it finds nothing unchanged.
      if (found.near !== undefined && ofPapers.length > 0) return;
      yield { items: found.items.map(ofBank), near: found.near ?? [] };
      if (found.items.length < batchSize) return;
    }
  };
}

/** Questions that contain the text as typed come first. */
function inPapers(papers: readonly SearchedPaper[], filters: SearchFilters): readonly Candidate[] {
  const { subject, courseId, paperId } = filters;
  const query = wordQueryOf(filters.q ?? '');
  const wanted = papers.filter(
    ({ paper }) => (!courseId || paper.courseId === courseId) && (!paperId || paper.paperId === paperId),
  );
  const matched = { phrase: [] as Candidate[], words: [] as Candidate[] };
  for (const searched of wanted) {
    for (const one of searched.questions) {
      if (subject && one.subjectName !== subject) continue;
      const match = matchWords(one.words, query);
      if (match !== null) matched[match].push(ofPaper(searched, one));
    }
  }
  return [...matched.phrase, ...matched.words];
}

function questionsOfPaper(searched: SearchedPaper): readonly OpenQuestion[] {
  return searched.questions.map((one) => ofPaper(searched, one));
}

function ofPaper(
  { paper }: SearchedPaper,
  { question, subjectName, copyKey }: SearchedPaper['questions'][number],
): Candidate {
  const { paperId: examId, version, title, course } = paper;
  const source = { questionId: question._id, paper: { examId, version } };
  return { subjectName, chapter: '', title, courseName: course?.name ?? '', question, source, copyKey };
}

function ofBank({ duplicateKey: copyKey, ...stored }: BankQuestion): Candidate {
  const { _id, question, options, explanation, points, subject, chapter } = stored;
  return {
    subjectName: subject,
    chapter,
    title: '',
    courseName: '',
    question: { _id, question, options, explanation, points },
    source: { questionId: _id, paper: null },
    copyKey,
  };
}

/** A question and its copies are shown once, whether they are recognised by an id or by their texts. */
function withoutRepeats(found: readonly Candidate[], seen: Set<string>): readonly Candidate[] {
  return found.filter(({ question: { _id, bankQuestionId = _id }, copyKey }) => {
    const names = [_id, bankQuestionId, copyKey];
    const isNew = !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}

/** Returns the words that occur in the shown questions, as a further word would reveal a closed question. */
function wordsIn(shown: readonly OpenQuestion[], words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const keys = shown.map(({ question }) => wordsKeyOf(question));
  return words.filter((word) => keys.some((key) => key.includes(searchKeyOf(word))));
}

import type { readUnitDetails } from '@pathshala/svc-catalog-contract/http';
import type { readPaper, readPaperKey, readPaperOverview } from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import type { PartAnswers } from '../../offline/stored-part.ts';
import type { Unit } from './unit-types.ts';

/** A stored answer with its address. */
interface AtAddress<Answer> {
  readonly method: 'get';
  readonly path: string;
  readonly answer: Answer;
}

/**
 * Reads the answers that the pages with the answers of a unit's papers request. The key of a paper is part of it only if the
 * server names its address to this student, which it does not before the key may be seen; questions that it holds back are
 * not in it.
 */
export async function readUnit(api: Api, courseCode: string, unit: Unit): Promise<PartAnswers> {
  const answers = new Map<string, unknown>();
  answers.set(
    `/api/admissioncourse/universities/unitDetails/${courseCode}`,
    await api.call<typeof readUnitDetails>('get', '/admissioncourse/universities/unitDetails/{courseCode}', {
      params: { courseCode },
    }),
  );
  for (const { _id: paperId } of unit.years) {
    const overview = await api.call<typeof readPaperOverview>('get', '/exams/papers/{paperId}', {
      params: { paperId },
    });
    const { paperUrl, keyUrl } = overview;
    if (paperUrl === null || keyUrl === null) continue;
    answers.set(`/api/exams/papers/${paperId}`, overview);
    answers.set(`/api${paperUrl}`, await api.call<AtAddress<(typeof readPaper)['answer']>>('get', paperUrl));
    answers.set(`/api${keyUrl}`, await api.call<AtAddress<(typeof readPaperKey)['answer']>>('get', keyUrl));
  }
  return answers;
}

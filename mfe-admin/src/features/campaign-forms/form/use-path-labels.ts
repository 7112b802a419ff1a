import { optionLetters } from '@pathshala/admin-exams/question-editor/question-draft';
import type { Path } from '@pathshala/admin-kit/values/path';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { texts } from '../texts.ts';

const place = /^exam\.subjects\.(\d+)(?:\.mcqs\.(\d+))?(?:\.options\.(\d+))?/u;

/** The labels of the parts that contain a path, the outermost first. */
export function usePathLabels(): (path: Path) => readonly string[] {
  const translate = useText();
  const letters = optionLetters[useLanguage()];
  return (path) => {
    if (path === 'exam.subjects') return [translate(texts.paper)];
    const [, subject, question, option] = place.exec(path) ?? [];
    return [
      ...(subject === undefined ? [] : [translate(texts.subjectNamed, { n: Number(subject) + 1 })]),
      ...(question === undefined ? [] : [translate(texts.questionNamed, { n: Number(question) + 1 })]),
      ...(option === undefined ? [] : [letters[Number(option)] ?? '']),
    ];
  };
}

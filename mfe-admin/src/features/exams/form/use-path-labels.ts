import { fieldAt } from '@pathshala/admin-kit/forms/record-fields';
import type { Path } from '@pathshala/admin-kit/values/path';
import { optionLetters } from '@pathshala/admin-exams/question-editor/question-draft';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { examFields } from '../../../resources/exam.fields.ts';
import { formTexts } from './texts.ts';

const place = /^(?:mcqs\.(\d+)(?:\.options\.(\d+))?|written\.criteria\.(\d+)|marking\.subjectMinima\.(\d+))/u;

/** The labels of the parts that contain a path, the outermost first. */
export function usePathLabels(): (path: Path) => readonly string[] {
  const translate = useText();
  const letters = optionLetters[useLanguage()];
  return (path) => {
    const [, question, option, criterion, minimum] = place.exec(path) ?? [];
    const field = /\.\d+$/u.test(path) ? undefined : fieldAt(examFields, path);
    return [
      ...(question === undefined ? [] : [translate(formTexts.question, { n: Number(question) + 1 })]),
      ...(option === undefined ? [] : [letters[Number(option)] ?? '']),
      ...(criterion === undefined ? [] : [translate(formTexts.criterionN, { n: Number(criterion) + 1 })]),
      ...(minimum === undefined ? [] : [translate(formTexts.minimumN, { n: Number(minimum) + 1 })]),
      ...(field ? [translate(field.label)] : []),
    ];
  };
}

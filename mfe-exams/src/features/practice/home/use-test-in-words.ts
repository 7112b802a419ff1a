import { useText } from '@pathshala/web-kit/texts';
import { useNamed } from '../../../questions/use-named.ts';
import { type Choices, type OwnTest, questionsIn } from './own-test.ts';
import { texts } from './texts.ts';

/** Returns what a start gives, as text: '10 questions of Physics, 3 chapters'. */
export function useTestInWords(choices: Choices): (test: OwnTest) => string {
  const translate = useText();
  const named = useNamed();
  return (test) => {
    const { subjects, chapters } = test;
    const [only] = subjects;
    const n = questionsIn(choices, test);
    if (only === undefined) return translate(texts.ofAll, { n });
    const ofWhat =
      subjects.length === 1
        ? translate(texts.ofSubject, { n, subject: named(only) })
        : translate(texts.ofSubjects, { n, subjects: subjects.length });
    return chapters.length === 0
      ? ofWhat
      : `${ofWhat}, ${translate(texts.chapterCount, { n: chapters.length })}`;
  };
}

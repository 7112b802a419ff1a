import { defusedCell } from '@pathshala/rules/sheet-cells';
import { lettersHeading } from '@pathshala/rules/sheet-columns';
import type { QuestionDraft } from '../../question-bank/index.ts';
import type { QuestionSource } from './file-question.ts';
import { plainTextOf } from './fragments.ts';

const letters = Array.from('ABCDEF');

function tagsCell(tags: readonly string[]): string {
  return tags.some((tag) => /[;,]|^\[/u.test(tag)) ? JSON.stringify(tags) : tags.join('; ');
}

/** A column of fragments: plain text where all of them are, else HTML, which its heading states. */
function textColumn(name: string, fragments: readonly string[]) {
  const texts = fragments.map(plainTextOf);
  const isPlain = texts.every((text) => text !== null);
  return { name, isPlain, cells: isPlain ? texts : fragments };
}

/** The headings and a row for each question. */
export function rowsOfQuestions(questions: readonly QuestionDraft[]): string[][] {
  const stem = textColumn(
    'Question',
    questions.map(({ question }) => question),
  );
  const options = letters.map((letter, index) =>
    textColumn(
      letter,
      questions.map((draft) => draft.options[index]?.text ?? ''),
    ),
  );
  const explanation = textColumn(
    'Explanation',
    questions.map((draft) => draft.explanation),
  );
  const headingOf = ({ name, isPlain }: ReturnType<typeof textColumn>) => (isPlain ? name : `${name} (HTML)`);
  const headings = [
    // Always states its form, which distinguishes the file from those of older versions.
    stem.isPlain ? 'Question (text)' : headingOf(stem),
    ...options.map(headingOf),
    lettersHeading,
    'Points',
    headingOf(explanation),
    'Subject',
    'Chapter',
    'Difficulty',
    'Tags',
    'Source',
    'Practice',
  ];
  const rows = questions.map((draft, at) => {
    const { subject, chapter, difficulty, tags, source } = draft;
    return [
      stem.cells[at] ?? '',
      ...options.map(({ cells }) => cells[at] ?? ''),
      letters.filter((_, index) => draft.options[index]?.isCorrect).join(', '),
      String(draft.points),
      explanation.cells[at] ?? '',
      subject,
      chapter,
      difficulty,
      tagsCell(tags),
      source,
      draft.forPractice ? 'yes' : 'no',
    ].map(defusedCell);
  });
  return [headings, ...rows];
}

/** The table of one question whose cells an author has corrected. */
export function rowsOfSource({ fields }: QuestionSource): string[][] {
  return [fields.map(({ name }) => name), fields.map(({ text }) => text)];
}

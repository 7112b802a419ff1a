import { difficulties, type QuestionDraft } from '../../question-bank/index.ts';
import { bareQuestion } from './file-question.ts';

type Notes = Pick<
  QuestionDraft,
  'points' | 'subject' | 'chapter' | 'difficulty' | 'tags' | 'source' | 'forPractice'
>;

/** The fields that formats of other programs lack, as JSON for a comment that they skip. */
export function notesOf(draft: QuestionDraft): string {
  const { points, subject, chapter, difficulty, tags, source, forPractice } = draft;
  return JSON.stringify({ points, subject, chapter, difficulty, tags, source, forPractice });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the notes in a comment. Missing or invalid fields get the defaults of a file without notes. */
export function parseNotes(json: string): Notes {
  const { points, subject, chapter, difficulty, tags, source, forPractice } = bareQuestion;
  const bare: Notes = { points, subject, chapter, difficulty, tags, source, forPractice };
  const found = objectIn(json);
  const textOf = (key: 'subject' | 'chapter' | 'source') => (isText(found[key]) ? found[key] : bare[key]);
  return {
    points: typeof found['points'] === 'number' ? found['points'] : bare.points,
    subject: textOf('subject'),
    chapter: textOf('chapter'),
    difficulty: difficulties.find((name) => name === found['difficulty']) ?? bare.difficulty,
    tags: Array.isArray(found['tags']) ? found['tags'].filter(isText) : bare.tags,
    source: textOf('source'),
    forPractice: found['forPractice'] === true,
  };
}

function objectIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // The comment is not ours.
    return {};
  }
}

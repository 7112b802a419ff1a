/** Every kind of exam. `past-year`: its id is the yearId; `campaign`: the exam campaign's. */
export const examKinds = [
  'past-year',
  'unit',
  'subject',
  'chapter',
  'standalone',
  'campaign',
  'practice',
] as const;

export type ExamKind = (typeof examKinds)[number];

/** The kinds of parent of an exam. */
export const parentTypes = ['subject', 'chapter', 'lesson', 'unit', 'course'] as const;

export type ParentType = (typeof parentTypes)[number];

const kindsOfParents: Readonly<Record<ParentType, ExamKind>> = {
  subject: 'subject',
  unit: 'unit',
  chapter: 'chapter',
  lesson: 'standalone',
  course: 'standalone',
};

/** The kind of an exam that was created under this parent. */
export function kindOfParent(type: ParentType): ExamKind {
  return kindsOfParents[type];
}

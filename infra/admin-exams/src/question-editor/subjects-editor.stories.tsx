import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { Errors } from './draft/edit-subjects.ts';
import {
  emptyQuestion,
  emptySubject,
  type QuestionDraft,
  type SubjectDraft,
} from './draft/question-draft.ts';
import { QuestionPreview } from './preview/question-preview.tsx';
import { SubjectsEditor } from './subjects-editor.tsx';

const meta: Meta = {
  title: 'Question editor/Subjects',
  decorators: [
    (Story) => (
      <>
        <h2>Paper</h2>
        <Story />
      </>
    ),
  ],
};
export default meta;

function question(text: string, [first = '', ...others]: readonly string[]): QuestionDraft {
  const options = [first, ...others].map((option, index) => ({
    key: `${text}-${index}`,
    text: option,
    isCorrect: index === 0,
  }));
  return { ...emptyQuestion(), key: text, question: text, options };
}

const force = question('Which of these is the unit of force?', ['newton', 'joule', 'watt', 'pascal']);
const root = {
  ...question(
    '<div lang="bn">$\\sqrt{49}$-এর মান কত?</div><div lang="en">What is the value of $\\sqrt{49}$?</div>',
    ['$7$', '$6$', '$\\frac{49}{2}$'],
  ),
  explanation: '<p>$7 \\times 7 = 49$</p>',
};
const subject = (subjectName: string, mcqs: readonly QuestionDraft[]): SubjectDraft => ({
  ...emptySubject(),
  key: subjectName,
  subjectName,
  mcqs,
});
const subjects = [
  subject('পদার্থবিজ্ঞান | Physics', [force, root, emptyQuestion()]),
  subject('রসায়ন | Chemistry', []),
];

interface EditorProps {
  readonly start: readonly SubjectDraft[];
  readonly errors?: Errors;
  readonly path?: string;
}

function Editor({ start, errors: given = {}, path }: EditorProps): ReactNode {
  const [{ value, errors }, set] = useState({ value: start, errors: given });
  const [focusTarget] = useState(path === undefined ? null : { path });
  return (
    <SubjectsEditor
      value={value}
      errors={errors}
      path="subjects"
      focusTarget={focusTarget}
      onChange={(next, left) => set({ value: next, errors: left })}
    />
  );
}

export const Empty: StoryObj = { render: () => <Editor start={[]} /> };
export const Collapsed: StoryObj = { render: () => <Editor start={subjects} /> };
export const OpenQuestion: StoryObj = {
  render: () => <Editor start={subjects} path="subjects.0.mcqs.0.question" />,
};
export const WithErrors: StoryObj = {
  render: () => (
    <Editor
      start={subjects}
      path="subjects.0.mcqs.2.points"
      errors={{
        'subjects.0.mcqs.2': 'Please fill in the question and all options.',
        'subjects.0.mcqs.2.points': 'Write a number above 0.',
        'subjects.0.subjectName': 'Another subject has this name.',
      }}
    />
  ),
};
export const Preview: StoryObj = {
  render: () => <QuestionPreview question={root} number={2} onClose={() => undefined} />,
};

const many = Array.from({ length: 200 }, (_, index) => ({
  ...question(`Question ${index + 1}: what is $x^{${index}}$ for $x = 1$?`, ['$1$', '$0$', '$x$', '$-1$']),
  explanation: '<p>One to any power is <strong>one</strong>.</p>',
}));

function LongForm(): ReactNode {
  const form = useAdminForm<{ subjects: Opaque<readonly SubjectDraft[]> }, unknown>({
    schema: z.custom<{ subjects: Opaque<readonly SubjectDraft[]> }>(),
    defaultValues: { subjects: new Opaque([subject('Mathematics', many)]) },
    draft: { name: 'catalogue' },
    save: async () => undefined,
  });
  return (
    <AdminForm form={form} submitsOnEnter={false}>
      <OpaqueField<readonly SubjectDraft[]> name="subjects">
        {(editor) => <SubjectsEditor {...editor} />}
      </OpaqueField>
      <SaveBar />
    </AdminForm>
  );
}

/** This story measures how long a key takes; axe does not run on it, since it needs a minute. */
export const TwoHundredQuestions: StoryObj = { render: () => <LongForm />, tags: ['!test'] };

import { Alert, Autocomplete, Button, Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core';
import { difficulties } from '@pathshala/admin-exams/bank-question/bank-question-values';
import type { addPaperToBank, BankedPaper } from '@pathshala/svc-exams-contract/banked-papers';
import type { readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { staleQuestions } from '../../exams/stale-questions.ts';
import styles from './paper-questions.module.css';
import { texts } from './texts.ts';

interface SubjectLabels {
  readonly subjectName: string;
  readonly isTaken: boolean;
  readonly subject: string;
  readonly chapter: string;
}

/** The labels that the questions of each subject get in the bank, and one act that adds those it lacks. */
export function BankForm({ paper }: { readonly paper: BankedPaper }): ReactNode {
  const translate = useText();
  const { labels, setLabels, facts, setFacts, isTried, taken, count, submit, add } = useBankForm(paper);
  if (paper.subjects.every((subject) => missingOf(subject) === 0)) {
    return <p>{translate(texts.allIn)}</p>;
  }
  return (
    <div className={styles['form']}>
      {paper.subjects.map((subject, index) => (
        <SubjectLine
          key={subject.subjectName}
          inBank={subject}
          labels={labels[index] ?? labelsOf(subject)}
          isTried={isTried}
          onChange={(changed) => setLabels(labels.with(index, changed))}
        />
      ))}
      <FactFields facts={facts} onChange={setFacts} />
      {isTried && taken.length === 0 && <Alert color="red">{translate(texts.none)}</Alert>}
      {add.error && (
        <Alert color="red" role="alert">
          {add.error.message}
        </Alert>
      )}
      <Refused numbers={add.data?.refused ?? []} />
      <Button className={styles['add'] ?? ''} loading={add.isPending} onClick={submit}>
        {translate(texts.add, { n: count })}
      </Button>
    </div>
  );
}

interface Facts {
  readonly source: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly forPractice: boolean;
}

function useBankForm(paper: BankedPaper) {
  const translate = useText();
  const { toast } = useServices();
  const [labels, setLabels] = useState(() => paper.subjects.map(labelsOf));
  const [facts, setFacts] = useState<Facts>({
    source: paper.title,
    difficulty: 'medium',
    forPractice: false,
  });
  const [isTried, setTried] = useState(false);
  const add = useApiMutation<typeof addPaperToBank>('post', '/questions/papers/{paperId}', {
    invalidates: [...staleQuestions, '/questions/papers/{paperId}', '/questions/papers'],
    onSuccess: ({ added }) => toast.success(translate(texts.added, { n: added })),
  });
  const taken = labels.filter(({ isTaken }, index) => isTaken && missingOf(paper.subjects[index]) > 0);
  const count = labels.reduce(
    (sum, { isTaken }, index) => sum + (isTaken ? missingOf(paper.subjects[index]) : 0),
    0,
  );
  const submit = (): void => {
    setTried(true);
    if (taken.length === 0 || taken.some(({ subject }) => subject.trim() === '')) return;
    const subjects = taken.map(({ subjectName, subject, chapter }) => ({ subjectName, subject, chapter }));
    add.mutate({ params: { paperId: paper.paperId }, body: { subjects, ...facts } });
  };
  return { labels, setLabels, facts, setFacts, isTried, taken, count, submit, add };
}

function missingOf(subject: SubjectInBank | undefined): number {
  return subject === undefined ? 0 : subject.questions - subject.inBank;
}

interface FactFieldsProps {
  readonly facts: Facts;
  readonly onChange: (facts: Facts) => void;
}

function FactFields({ facts, onChange }: FactFieldsProps): ReactNode {
  const translate = useText();
  return (
    <>
      <TextInput
        label={translate(texts.source)}
        description={translate(texts.sourceHelp)}
        maxLength={200}
        value={facts.source}
        onChange={(event) => onChange({ ...facts, source: event.currentTarget.value })}
      />
      <NativeSelect
        label={translate(texts.difficulty)}
        value={facts.difficulty}
        data={difficulties.map((value) => ({ value, label: translate(texts[value]) }))}
        onChange={(event) => {
          const difficulty = difficulties.find((one) => one === event.currentTarget.value);
          if (difficulty) onChange({ ...facts, difficulty });
        }}
      />
      <Switch
        label={translate(texts.forPractice)}
        checked={facts.forPractice}
        onChange={(event) => onChange({ ...facts, forPractice: event.currentTarget.checked })}
      />
    </>
  );
}

function Refused({ numbers }: { readonly numbers: readonly number[] }): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (numbers.length === 0) return null;
  const listed = numbers.map((number) => format.number(number)).join(', ');
  return (
    <Alert color="orange" role="alert">
      {translate(texts.refused, { numbers: listed })}
    </Alert>
  );
}

type SubjectInBank = BankedPaper['subjects'][number];

function labelsOf({ subjectName, questions, inBank }: SubjectInBank): SubjectLabels {
  return { subjectName, isTaken: inBank < questions, subject: subjectName, chapter: '' };
}

interface SubjectLineProps {
  readonly inBank: SubjectInBank;
  readonly labels: SubjectLabels;
  readonly isTried: boolean;
  readonly onChange: (labels: SubjectLabels) => void;
}

function SubjectLine({ inBank, labels, isTried, onChange }: SubjectLineProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { subjectName, questions, inBank: n } = inBank;
  const { isTaken, subject, chapter } = labels;
  const subjects = useApiQuery<typeof readQuestionFacets>('/questions/facets', {}).data?.subjects ?? [];
  const chapters = subjects.find((one) => one.subject === subject.trim())?.chapters ?? [];
  const isWhole = n === questions;
  const names = (all: readonly string[]) => all.filter((name) => name !== '');
  return (
    <div className={styles['subject']}>
      <Checkbox
        label={translate(texts.take, { name: inLanguage(subjectName) })}
        description={translate(texts.inBank, { n, total: questions })}
        checked={isTaken && !isWhole}
        disabled={isWhole}
        onChange={(event) => onChange({ ...labels, isTaken: event.currentTarget.checked })}
      />
      {isTaken && !isWhole && (
        <>
          <Autocomplete
            label={translate(texts.subject)}
            data={names(subjects.map((one) => one.subject))}
            maxLength={120}
            value={subject}
            error={isTried && subject.trim() === '' && translate(texts.subjectNeeded)}
            onChange={(value) => onChange({ ...labels, subject: value })}
          />
          <Autocomplete
            label={translate(texts.chapter)}
            data={names(chapters.map((one) => one.chapter))}
            maxLength={120}
            value={chapter}
            onChange={(value) => onChange({ ...labels, chapter: value })}
          />
        </>
      )}
    </div>
  );
}

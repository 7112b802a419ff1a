import { Radio, Stack } from '@mantine/core';
import { type Reading, TwoReadings } from '@pathshala/admin-exams/keyed-question/two-readings';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './import.module.css';
import type { BijoyDecision } from './use-bijoy-choice.ts';

const texts = {
  title: { en: 'Text typed in Bijoy', bn: 'বিজয়ে লেখা প্রশ্ন' },
  help: {
    en: '{n} questions look as if they were typed in the font SutonnyMJ (Bijoy). Compare both readings below; a question that is wrong can be changed by itself.',
    one: '1 question looks as if it was typed in the font SutonnyMJ (Bijoy). Compare both readings below.',
    bn: '{n}টি প্রশ্ন মনে হচ্ছে বিজয়ে (SutonnyMJ ফন্টে) লেখা। নিচে দুই রকম পড়াই মিলিয়ে দেখুন; কোনোটি ভুল হলে শুধু সেটি বদলানো যায়।',
  },
  unsure: {
    en: '{n} questions may be Bijoy or not. They stay as typed unless you choose the other reading.',
    one: '1 question may be Bijoy or not. It stays as typed unless you choose the other reading.',
    bn: '{n}টি প্রশ্ন বিজয়ে লেখা কি না তা নিশ্চিত নয়। আপনি বেছে না নিলে সেগুলো যেমন লেখা আছে তেমনই থাকবে।',
  },
  file: { en: 'What holds for the file?', bn: 'ফাইলটির জন্য কোনটি ঠিক?' },
  asBijoy: { en: 'Read these questions as Bijoy', bn: 'প্রশ্নগুলো বিজয় ধরে পড়ুন' },
  asTyped: {
    en: 'Nothing in this file is Bijoy: leave everything as typed',
    bn: 'ফাইলটিতে বিজয় নেই: সব যেমন লেখা আছে তেমনই রাখুন',
  },
  shown: { en: 'Questions to show', bn: 'কোন প্রশ্নগুলো দেখাবে' },
  all: { en: 'All questions', bn: 'সব প্রশ্ন' },
  onlyBijoy: { en: 'Only those with two readings', bn: 'শুধু যেগুলো দুই রকম পড়া যায়' },
  onlyUnsure: { en: 'Only those that are not certain', bn: 'শুধু যেগুলো নিশ্চিত নয়' },
};

/** The questions that the preview shows. */
export type Shown = 'bijoy' | 'unsure' | undefined;

interface BijoyChoiceProps {
  readonly read: QuestionImport;
  readonly decision: BijoyDecision;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** The decision for the whole file; nothing is shown for one without Bijoy. */
export function BijoyChoice({ read, decision, shown, onShow }: BijoyChoiceProps): ReactNode {
  const translate = useText();
  const { convertedCount, unsureCount = 0 } = read;
  if (convertedCount + unsureCount === 0) return null;
  const choices = [
    { value: '', label: texts.all },
    { value: 'bijoy', label: texts.onlyBijoy },
    ...(convertedCount > 0 && unsureCount > 0 ? [{ value: 'unsure', label: texts.onlyUnsure }] : []),
  ];
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.title)}</h2>
      {convertedCount > 0 && <p>{translate(texts.help, { n: convertedCount })}</p>}
      {unsureCount > 0 && <p>{translate(texts.unsure, { n: unsureCount })}</p>}
      <Stack gap="sm">
        {convertedCount > 0 && (
          <Radio.Group
            label={translate(texts.file)}
            value={decision.isFileBijoy ? 'bijoy' : 'typed'}
            onChange={(value) => decision.decideFile(value === 'bijoy')}
          >
            <Radio mt="xxs" value="bijoy" label={translate(texts.asBijoy)} />
            <Radio mt="xxs" value="typed" label={translate(texts.asTyped)} />
          </Radio.Group>
        )}
        <Radio.Group
          label={translate(texts.shown)}
          value={shown ?? ''}
          onChange={(value) => onShow(value === 'bijoy' || value === 'unsure' ? value : undefined)}
        >
          {choices.map(({ value, label }) => (
            <Radio key={value} mt="xxs" value={value} label={translate(label)} />
          ))}
        </Radio.Group>
      </Stack>
    </section>
  );
}

/** Returns how many questions the preview has under this filter. */
export function countOfShown(read: QuestionImport, shown: Shown, all: number): number {
  const { convertedCount, unsureCount = 0 } = read;
  if (shown === undefined) return all;
  return shown === 'unsure' ? unsureCount : convertedCount + unsureCount;
}

interface BijoyReadingsProps {
  readonly question: QuestionImport['preview'][number];
  readonly other: Reading;
  readonly decision: BijoyDecision;
}

/** Shows both readings of a question of the preview. */
export function BijoyReadings({ question, other, decision }: BijoyReadingsProps): ReactNode {
  const [bijoy, typed] = question.isConverted ? [question, other] : [other, question];
  return (
    <TwoReadings
      bijoy={bijoy}
      typed={typed}
      isBijoy={decision.isBijoy(question)}
      onChoose={(isBijoy) => decision.decide(question, isBijoy)}
    />
  );
}

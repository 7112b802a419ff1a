import { Alert, Checkbox } from '@mantine/core';
import type { PastedQuestion } from '@pathshala/rules/pasted-question';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type Reading, TwoReadings } from '../../keyed-question/two-readings.tsx';
import { toFragment } from '@pathshala/admin-kit/rich-text/fragment';
import type { BijoyReadings, TwoPastedReadings } from './use-bijoy-readings.ts';

const texts = {
  title: {
    en: '{n} questions may be typed in Bijoy (SutonnyMJ)',
    one: '1 question may be typed in Bijoy (SutonnyMJ)',
    bn: '{n}টি প্রশ্ন হয়তো বিজয়ে (SutonnyMJ) লেখা',
  },
  help: {
    en: 'Compare both readings in the list below, and choose the right one.',
    bn: 'নিচের তালিকায় দুই রকম পড়াই মিলিয়ে ঠিকটি বেছে নিন।',
  },
  keep: {
    en: 'Nothing here is Bijoy: leave everything as typed',
    bn: 'এখানে বিজয় নেই: সব যেমন লেখা আছে তেমনই রাখুন',
  },
};

/** The decision for the whole text; nothing is shown for one without Bijoy. */
export function PasteBijoy({ bijoy }: { readonly bijoy: BijoyReadings }): ReactNode {
  const translate = useText();
  const count = bijoy.readings.size;
  if (count === 0) return null;
  return (
    <Alert color="blue" mt="sm" title={translate(texts.title, { n: count })}>
      <p>{translate(texts.help)}</p>
      <Checkbox
        mt="xs"
        label={translate(texts.keep)}
        checked={!bijoy.isTextBijoy}
        onChange={(event) => bijoy.decideText(!event.currentTarget.checked)}
      />
    </Alert>
  );
}

function readingOf({ question, options, correct }: PastedQuestion): Reading {
  return {
    question: toFragment(question),
    options: options.map((text, index) => ({ text: toFragment(text), isCorrect: correct.includes(index) })),
  };
}

export interface PastedReadingsProps {
  readonly both: TwoPastedReadings;
  readonly onChoose: (isBijoy: boolean) => void;
}

/** Shows both readings of a pasted question. */
export function PastedReadings({ both, onChoose }: PastedReadingsProps): ReactNode {
  return (
    <TwoReadings
      bijoy={readingOf(both.bijoy)}
      typed={readingOf(both.typed)}
      isBijoy={both.isBijoy}
      onChoose={onChoose}
    />
  );
}

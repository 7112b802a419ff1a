import { Badge, Table } from '@mantine/core';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { toFragment } from '@pathshala/admin-kit/rich-text/fragment';
import { KeyedOption } from '../../keyed-question/keyed-option.tsx';
import { PastedReadings } from './paste-bijoy.tsx';
import styles from './paste.module.css';
import type { PastedQuestion } from '@pathshala/rules/pasted-question';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { BijoyReadings } from './use-bijoy-readings.ts';

/** Further questions are left out as too many to read here; those with two readings are shown all. */
const shownLimit = 40;

const texts = {
  title: { en: 'Found: {n} questions', bn: '{n}টি প্রশ্ন পাওয়া গেছে' },
  titleOne: { en: 'Found: {n} question', bn: '{n}টি প্রশ্ন পাওয়া গেছে' },
  line: { en: 'Line', bn: 'লাইন' },
  options: commonTexts.options,
  duplicate: { en: 'already in this subject', bn: 'এই বিষয়ে আগেই আছে' },
};

export interface PastePreviewProps {
  readonly questions: readonly PastedQuestion[];
  readonly bijoy: BijoyReadings;
  /** Line numbers of questions that repeat an earlier one. */
  readonly duplicates: ReadonlySet<number>;
  /** The points, as typed, of questions without their own. */
  readonly points: string;
}

/** A table of what was recognised, with the correct options marked. */
export function PastePreview({ questions, bijoy, duplicates, points }: PastePreviewProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const count = questions.length;
  if (count === 0) return null;
  const shown = questions.filter(({ line }, at) => at < shownLimit || bijoy.readings.has(line));
  const title = translate(count === 1 ? texts.titleOne : texts.title, { n: count });
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <section className={styles['box']} aria-label={title} {...{ tabIndex: 0 }}>
      <h3 className={styles['title']}>{title}</h3>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {([texts.line, commonTexts.question, texts.options, commonTexts.points] as const).map(
              (heading) => (
                <Table.Th key={heading.en}>{translate(heading)}</Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((question) => (
            <Table.Tr key={question.line}>
              <Table.Td>{format.number(question.line)}</Table.Td>
              <Table.Td>
                <Reading question={question} bijoy={bijoy} />
                {duplicates.has(question.line) && (
                  <Badge variant="light" color="marigold" tt="none">
                    {translate(texts.duplicate)}
                  </Badge>
                )}
              </Table.Td>
              <Table.Td>
                <Options question={question} />
              </Table.Td>
              <Table.Td>{format.digits(question.points || points)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {count > shown.length && <p>{translate(commonTexts.andNMore, { n: count - shown.length })}</p>}
    </section>
  );
}

function Reading({
  question,
  bijoy,
}: {
  readonly question: PastedQuestion;
  readonly bijoy: BijoyReadings;
}): ReactNode {
  const both = bijoy.readings.get(question.line);
  return both ? (
    <PastedReadings both={both} onChoose={(isBijoy) => bijoy.decide(both, isBijoy)} />
  ) : (
    <RichText html={toFragment(question.question)} />
  );
}

function Options({ question: { options, correct } }: { readonly question: PastedQuestion }): ReactNode {
  return (
    <ul className={styles['options']}>
      {options.map((text, index) => (
        // Options have no id before they are stored, and their order does not change here.
        <li key={`${index}`} data-correct={correct.includes(index)}>
          <KeyedOption index={index} text={toFragment(text)} isCorrect={correct.includes(index)} />
        </li>
      ))}
    </ul>
  );
}

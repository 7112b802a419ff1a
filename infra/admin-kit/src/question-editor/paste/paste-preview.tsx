import { Badge, Table } from '@mantine/core';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { toFragment } from '../../rich-text/fragment.ts';
import { KeyedOption } from '../../keyed-question/keyed-option.tsx';
import styles from './paste.module.css';
import type { PastedQuestion } from '@pathshala/rules/pasted-question';

/** Nobody reads more of them here. */
const shownLimit = 40;

const texts = {
  title: { en: 'Found: {n} questions', bn: '{n}টি প্রশ্ন পাওয়া গেছে' },
  titleOne: { en: 'Found: {n} question', bn: '{n}টি প্রশ্ন পাওয়া গেছে' },
  line: { en: 'Line', bn: 'লাইন' },
  question: { en: 'Question', bn: 'প্রশ্ন' },
  options: { en: 'Options', bn: 'উত্তর' },
  points: { en: 'Points', bn: 'নম্বর' },
  duplicate: { en: 'already in this subject', bn: 'এই বিষয়ে আগেই আছে' },
  more: { en: 'and {n} more', bn: 'আরও {n}টি' },
};

export interface PastePreviewProps {
  readonly questions: readonly PastedQuestion[];
  /** Line numbers of questions that repeat an earlier one. */
  readonly duplicates: ReadonlySet<number>;
  /** Of the questions without their own, as typed. */
  readonly points: string;
}

/** A table of what was recognised, with the correct options marked. */
export function PastePreview({ questions, duplicates, points }: PastePreviewProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const count = questions.length;
  if (count === 0) return null;
  const title = translate(count === 1 ? texts.titleOne : texts.title, { n: count });
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <section className={styles['box']} aria-label={title} {...{ tabIndex: 0 }}>
      <h3 className={styles['title']}>{title}</h3>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {([texts.line, texts.question, texts.options, texts.points] as const).map((heading) => (
              <Table.Th key={heading.en}>{translate(heading)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {questions.slice(0, shownLimit).map((question) => (
            <Table.Tr key={question.line}>
              <Table.Td>{format.number(question.line)}</Table.Td>
              <Table.Td>
                <RichText html={toFragment(question.question)} />
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
      {count > shownLimit && <p>{translate(texts.more, { n: count - shownLimit })}</p>}
    </section>
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

import { Alert, Button, Checkbox } from '@mantine/core';
import { KeyedQuestion } from '../keyed-question/keyed-question.tsx';
import { pickerTexts } from '../question-picker/picker-texts.ts';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Drawn, DrawnBlueprint } from './draw-source.ts';
import { drawTexts } from './draw-texts.ts';
import styles from './draw.module.css';
import type { DrawActions } from './use-draw.ts';

export interface DrawnPaperProps {
  readonly blueprint: DrawnBlueprint;
  readonly draw: DrawActions;
}

/** The drawn paper by the rows of its blueprint: each question can be retained or swapped. It draws at once. */
export function DrawnPaper({ blueprint, draw }: DrawnPaperProps): ReactNode {
  const translate = useText();
  const { drawn, error, isDrawing, seed, first, again } = draw;
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    first();
  }, [first]);
  if (drawn === null) {
    if (error === null) return <output>{translate(drawTexts.drawing)}</output>;
    return <FailedState title={translate(drawTexts.drawFailed)} error={error} onRetry={first} />;
  }
  const count = drawn.rows.reduce((sum, { questions }) => sum + questions.length, 0);
  const missing = drawn.rows.reduce((sum, row) => sum + row.missing, 0);
  return (
    <div className={styles['paper']} aria-busy={isDrawing}>
      <output>{translate(drawTexts.drawn, { n: count })}</output>
      {missing > 0 && <Alert color="orange">{translate(drawTexts.missingAll, { n: missing })}</Alert>}
      {error !== null && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {blueprint.rows.map((row) => (
        <DrawnRow key={row._id} row={row} drawn={drawn} draw={draw} />
      ))}
      <div className={styles['again']}>
        <Button variant="default" disabled={isDrawing} onClick={again}>
          {translate(drawTexts.again)}
        </Button>
        <span className={styles['quiet']}>
          {translate(drawTexts.againHelp)} {translate(drawTexts.seed, { seed })}
        </span>
      </div>
    </div>
  );
}

interface DrawnRowProps {
  readonly row: DrawnBlueprint['rows'][number];
  readonly drawn: Drawn;
  readonly draw: DrawActions;
}

function DrawnRow({ row, drawn, draw }: DrawnRowProps): ReactNode {
  const translate = useText();
  const found = drawn.rows.find(({ rowId }) => rowId === row._id);
  const { retained, keep, swap, isDrawing } = draw;
  return (
    <section className={styles['row']}>
      <RowHead row={row} />
      {found !== undefined && found.missing > 0 && (
        <p className={styles['missing']}>{translate(drawTexts.missing, { n: found.missing })}</p>
      )}
      <ol className={styles['questions']}>
        {(found?.questions ?? []).map((question) => (
          <li key={question._id}>
            <KeyedQuestion
              question={question}
              head={
                <QuestionFacts
                  chapter={question.chapter}
                  difficulty={question.measured?.difficulty ?? question.difficulty}
                />
              }
            />
            <div className={styles['acts']}>
              <Checkbox
                label={translate(drawTexts.keep)}
                checked={retained.has(question._id)}
                onChange={(event) => keep(question._id, event.currentTarget.checked)}
              />
              <Button
                size="compact-sm"
                variant="default"
                disabled={isDrawing}
                onClick={() => swap(row._id, question._id)}
              >
                {translate(drawTexts.swap)}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RowHead({ row }: Pick<DrawnRowProps, 'row'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { subject, chapter, easiest, hardest, tags } = row;
  const levels = [...new Set([easiest, hardest])].map((one) => translate(pickerTexts[one])).join(' – ');
  const facts = [
    chapter === '' ? translate(drawTexts.anyChapter) : inLanguage(chapter),
    levels,
    ...tags.map(inLanguage),
  ];
  return (
    <h3 className={styles['head']}>
      {inLanguage(subject)} <span className={styles['quiet']}>{facts.join(' · ')}</span>
    </h3>
  );
}

interface QuestionFactsProps {
  readonly chapter: string;
  readonly difficulty: DrawnBlueprint['rows'][number]['easiest'];
}

function QuestionFacts({ chapter, difficulty }: QuestionFactsProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const facts = [...(chapter === '' ? [] : [inLanguage(chapter)]), translate(pickerTexts[difficulty])];
  return facts.join(' · ');
}

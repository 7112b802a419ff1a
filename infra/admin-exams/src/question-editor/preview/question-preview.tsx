import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { splitLanguages } from '@pathshala/rules/language-parts';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Language } from '@pathshala/web-kit/language';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionLetters, type QuestionDraft } from '../draft/question-draft.ts';
import styles from './question-preview.module.css';

const texts = {
  title: { en: 'Question {n} as students see it', bn: 'শিক্ষার্থীরা প্রশ্ন {n} যেমন দেখবে' },
  bn: commonTexts.inBengali,
  en: commonTexts.inEnglish,
  explanation: { en: 'Explanation, shown with the result', bn: 'ব্যাখ্যা, ফলাফলের সঙ্গে দেখানো হয়' },
};

export interface QuestionPreviewProps {
  readonly question: QuestionDraft;
  /** The number of the question, from 1. */
  readonly number: number;
  readonly onClose: () => void;
}

/** The question in both languages, side by side, made of the parts that the exam page uses. */
export function QuestionPreview({ question, number, onClose }: QuestionPreviewProps): ReactNode {
  const translate = useText();
  return (
    <AdminModal size="xl" onClose={onClose} title={translate(texts.title, { n: number })}>
      <div className={styles['sides']}>
        {(['bn', 'en'] as const).map((language) => (
          <section key={language} lang={language} className={styles['side']}>
            <h3 className={styles['language']}>{translate(texts[language])}</h3>
            <Side question={question} language={language} />
          </section>
        ))}
      </div>
    </AdminModal>
  );
}

interface SideProps {
  readonly question: QuestionDraft;
  readonly language: Language;
}

function Side({ question: { question, options, explanation }, language }: SideProps): ReactNode {
  const translate = useText();
  const inLanguage = (fragment: string) => partIn(language, fragment);
  return (
    <>
      <RichText html={inLanguage(question)} className={styles['stem'] ?? ''} />
      <ol className={styles['options']}>
        {options.map(({ key, text }, index) => (
          <li key={key} className={styles['option']}>
            <span className={styles['letter']}>{optionLetters[language][index]}</span>
            <RichText html={inLanguage(text)} isInline />
          </li>
        ))}
      </ol>
      {!isBlankFragment(explanation) && (
        <>
          <p className={styles['language']}>{translate(texts.explanation)}</p>
          <RichText html={inLanguage(explanation)} />
        </>
      )}
    </>
  );
}

/** The text in this language, or in the other one if it is written in one only. */
function partIn(language: Language, fragment: string): string {
  const parts = splitLanguages(fragment);
  if (!parts) return pickLanguage(language, fragment);
  return parts[language] || parts[language === 'bn' ? 'en' : 'bn'];
}

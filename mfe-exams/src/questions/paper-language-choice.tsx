import { isInBothLanguages, paperLanguages } from '@pathshala/rules/paper-language';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useMemo } from 'react';
import styles from './paper-language-choice.module.css';
import { choosePaperLanguage, usePaperLanguage } from './use-paper-language.ts';
import { texts as questionsTexts } from './texts.ts';

interface PaperLanguageChoiceProps {
  /** Texts of the paper: the choice is offered where one of them is in both languages. */
  readonly texts: readonly string[];
}

/** বাংলা, English or both. */
export function PaperLanguageChoice({ texts }: PaperLanguageChoiceProps): ReactNode {
  const say = useText();
  const chosen = usePaperLanguage();
  const isOffered = useMemo(() => texts.some(isInBothLanguages), [texts]);
  if (!isOffered) return null;
  return (
    <select
      className={styles['choice']}
      aria-label={say(questionsTexts.paperLanguageLabel)}
      data-print="no"
      value={chosen}
      onChange={({ target }) => {
        const language = paperLanguages.find((one) => one === target.value);
        if (language) choosePaperLanguage(language);
      }}
    >
      {paperLanguages.map((one) => (
        <option key={one} value={one}>
          {say(questionsTexts.paperLanguage[one])}
        </option>
      ))}
    </select>
  );
}

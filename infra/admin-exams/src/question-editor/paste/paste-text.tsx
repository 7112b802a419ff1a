import { Button, Textarea } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type RefObject, useState } from 'react';
import { FileChoice } from '@pathshala/admin-kit/uploads/file-choice';
import styles from './paste.module.css';
import { readSheetFile } from './read-sheet-file.ts';
import type { Paste } from './use-paste.ts';

const texts = {
  text: { en: 'Questions in Aiken form or from a spreadsheet', bn: 'Aiken ছাঁদে বা স্প্রেডশিট থেকে প্রশ্ন' },
  help: {
    en: 'Text: the question, its options (A. or A) or (a), also ক. or (ক)), then ANSWER: and a letter (also Ans: or উত্তর:), then Explanation: if there is one. Spreadsheet: copy the rows, with the headings Question, A, B, C, D, E, F, Answer, Points, Explanation; without headings: question, four options, answer, points, explanation. The answer is a letter, a number or the text of the option.',
    bn: 'লেখা: প্রথমে প্রশ্ন, তারপর উত্তরগুলো (ক. বা (ক), A. বা a)-ও চলে), শেষে উত্তর: ও সঠিক অক্ষর (Ans:-ও চলে), চাইলে তারপর ব্যাখ্যা:। স্প্রেডশিট: সারিগুলো কপি করুন; শিরোনাম হবে প্রশ্ন, ক, খ, গ, ঘ, ঙ, চ, উত্তর, নম্বর, ব্যাখ্যা। শিরোনাম না থাকলে: প্রশ্ন, চারটি উত্তর, সঠিক উত্তর, নম্বর, ব্যাখ্যা। সঠিক উত্তর অক্ষর, ক্রমিক সংখ্যা বা উত্তরের লেখা দিয়ে বোঝানো যায়।',
  },
  example: {
    en: 'What does $\\sqrt{49}$ equal?\nA. 6\nB. 7\nC. 8\nANSWER: B',
    bn: '$\\sqrt{49}$ কত?\nক. ৬\nখ. ৭\nগ. ৮\nউত্তর: খ',
  },
  file: { en: 'Open a CSV file', bn: 'CSV ফাইল খুলুন' },
  notRead: {
    en: 'This file cannot be read. Save it as CSV UTF-8 and open it again.',
    bn: 'ফাইলটি পড়া যাচ্ছে না। CSV UTF-8 হিসেবে সংরক্ষণ করে আবার খুলুন।',
  },
  empty: { en: 'Paste at least one whole question.', bn: 'অন্তত একটি সম্পূর্ণ প্রশ্ন বসান।' },
  tooMany: {
    en: 'A subject takes 300 questions at most; {n} more fit in.',
    bn: 'এক বিষয়ে সর্বোচ্চ ৩০০ প্রশ্ন; আর {n}টি ধরবে।',
  },
};

export interface PasteTextProps {
  readonly paste: Paste;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** The pasted text; a CSV file is read into it. */
export function PasteText({ paste, area }: PasteTextProps): ReactNode {
  const translate = useText();
  const [isUnreadable, setUnreadable] = useState(false);
  const { text, isTried, problem, room, write } = paste;
  const open = async (file: File | null) => {
    if (!file) return;
    const read = await readSheetFile(file);
    setUnreadable(read === undefined);
    if (read !== undefined) write({ text: read });
  };
  const isProblemShown = isTried || problem === 'tooMany';
  return (
    <>
      <Textarea
        ref={area}
        rows={9}
        label={translate(texts.text)}
        description={translate(texts.help)}
        placeholder={translate(texts.example)}
        error={problem && isProblemShown ? translate(texts[problem], { n: room }) : undefined}
        classNames={{ input: styles['text'] ?? '' }}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
      <FileChoice accept=".csv,.tsv,.txt,text/csv" onChoose={(file) => void open(file)}>
        {(button) => (
          <Button {...button} variant="subtle" size="xs" mt="xxs">
            {translate(texts.file)}
          </Button>
        )}
      </FileChoice>
      {isUnreadable && (
        <p role="alert" className={styles['unreadable']}>
          {translate(texts.notRead)}
        </p>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import styles from './subject-tiles.module.css';

/** Strokes on 32 by 32; the first whose words are in the subject's name. */
const drawings: readonly { readonly words: RegExp; readonly path: string }[] = [
  {
    words: /physics|পদার্থ/iu,
    path: 'M16 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 21c7 0 12-2 12-5s-5-5-12-5-12 2-12 5 5 5 12 5zM11.7 18.5c3.5 6 7.7 9.5 10.3 8s1.8-6.9-1.7-13-7.7-9.5-10.3-8-1.8 6.9 1.7 13z',
  },
  {
    words: /chemistry|রসায়ন|রসায়ন/iu,
    path: 'M12 4h8M13.5 4v8L6 25a2 2 0 0 0 1.8 3h16.4a2 2 0 0 0 1.8-3l-7.5-13V4M9.5 20h13M15 24h.1M19 23h.1',
  },
  { words: /math|গণিত/iu, path: 'M4 18h3l4 8 6-20h11M19 17l8 9M27 17l-8 9' },
  {
    words: /biology|botany|zoology|জীব|উদ্ভিদ|প্রাণি/iu,
    path: 'M6 27C8 17 14 12 22 10M27 5c1 12-3 19-11 19-5 0-8-3-8-7C8 9 16 6 27 5z',
  },
  {
    words: /(?:^|[^a-z])ict(?:[^a-z]|$)|computer|তথ্য ও যোগাযোগ|কম্পিউটার/iu,
    path: 'M4 6h24v16H4zM12 28h8M16 22v6M11 11l-3 3 3 3M21 11l3 3-3 3M17.5 10l-3 8',
  },
  {
    words: /english|ইংরেজি/iu,
    path: 'M5 6h22v16H14l-6 5v-5H5zM12 18l4-9 4 9M13.3 15h5.4',
  },
  {
    words: /bangla|bengali|বাংলা/iu,
    path: 'M7 8h18M10 8c0 8 1 11 5 11 3 0 4-2 4-4 0-3-5-3-5 0M20 8v19M6 27h11',
  },
  {
    words: /knowledge|geography|সাধারণ|ভূগোল/iu,
    path: 'M16 28a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM4 16h24M16 4c4 4 5 8 5 12s-1 8-5 12c-4-4-5-8-5-12s1-8 5-12z',
  },
  {
    words: /account|finance|business|economics|হিসাব|ফিন্যান্স|ব্যবসা|অর্থনীতি/iu,
    path: 'M5 5v22h22M11 22v-6M17 22V11M23 22v-8M11 9l5-3 7 4',
  },
];

const book = 'M16 9c-4-3-8-3-12-2v18c4-1 8-1 12 2 4-3 8-3 12-2V7c-4-1-8-1-12 2zM16 9v18';

/** A drawing beside the subject's name, so hidden from screen readers. */
export function SubjectIcon({ subject }: { readonly subject: string }): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={drawings.find(({ words }) => words.test(subject))?.path ?? book} />
    </svg>
  );
}

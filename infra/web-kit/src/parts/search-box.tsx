import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../i18n/texts.ts';
import { TextInput } from './text-input.tsx';
import styles from './search-box.module.css';

const texts = { search: { en: 'Search', bn: 'খুঁজুন' } };

/** Milliseconds of quiet after the last key before the search begins. */
const pause = 300;

export interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** What is searched: 'Search courses'. */
  readonly label?: string;
}

/** Searches while one types, after a short pause, and at once on Enter. */
export function SearchBox({ value, onSearch, label }: SearchBoxProps): ReactNode {
  const say = useText();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <search className={styles['search']}>
      <form onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          {label ?? say(texts.search)}
        </label>
        <TextInput
          id={id}
          type="search"
          enterKeyHint="search"
          placeholder={label ?? say(texts.search)}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}

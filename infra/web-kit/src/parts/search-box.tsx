import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { TextInput } from './text-input.tsx';
import styles from './search-box.module.css';

/** Milliseconds: the debounce of typing. */
const pause = 300;

export interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** The label: 'Search courses'. */
  readonly label?: string;
}

/** Searches while the user types, debounced, and at once on Enter. */
export function SearchBox({ value, onSearch, label }: SearchBoxProps): ReactNode {
  const translate = useText();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  // A search set from outside ("Show all") replaces what was typed; the user's own search does not.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  function send(text: string): void {
    setSent(text);
    onSearch(text);
  }
  const search = useEffectEvent((text: string) => {
    if (text !== value) send(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    send(typed.trim());
  }
  return (
    <search className={styles['search']} data-print="no">
      <form onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          {label ?? translate(commonTexts.search)}
        </label>
        <TextInput
          id={id}
          type="search"
          enterKeyHint="search"
          placeholder={label ?? translate(commonTexts.search)}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}

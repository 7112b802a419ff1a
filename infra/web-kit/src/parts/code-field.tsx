import {
  type ClipboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormat } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { codeDigits, editCode, type TypedCode } from './code-digits.ts';
import { Field, useFieldControl } from './field.tsx';
import styles from './code-field.module.css';

interface CodeInput {
  /** ASCII digits, at most `length`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the code when its last digit was entered or a whole code was pasted. */
  readonly onComplete?: ((value: string) => void) | undefined;
  /** Number of boxes; 6 if left out. */
  readonly length?: number;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export interface CodeFieldProps extends CodeInput {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/**
 * A one-time code, drawn as one box per digit. It is one input, so that screen readers, password managers and the
 * phone's offer of a received code treat it as one field. Takes Bengali digits, spaces and a paste anywhere.
 */
export function CodeField({ label, help, error, ...input }: CodeFieldProps): ReactNode {
  return (
    <Field label={label} error={error} {...(help !== undefined && { help })}>
      <Boxes {...input} />
    </Field>
  );
}

function Boxes({ value, onChange, onComplete, length = 6, name, ref }: CodeInput): ReactNode {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [caret, setCaret] = useState(value.length);
  const moved = useRef<number>(undefined);
  // A controlled value that differs from what was typed moves the browser's caret to the end.
  useLayoutEffect(() => {
    if (moved.current !== undefined) input.current?.setSelectionRange(moved.current, moved.current);
    moved.current = undefined;
  });

  function move(to: number): void {
    moved.current = to;
    setCaret(to);
  }

  function change(next: TypedCode): void {
    move(next.caret);
    if (next.text === value) return;
    onChange(next.text);
    if (next.text.length === length) onComplete?.(next.text);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = codeDigits(event.clipboardData.getData('text'), length);
    if (pasted.length < length) return;
    event.preventDefault();
    change({ text: pasted, caret: length });
  }

  function moveToBox(event: MouseEvent<HTMLInputElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    move(Math.min(Math.max(0, Math.floor(((event.clientX - left) / width) * length)), value.length));
  }

  return (
    <span className={styles['code']}>
      <input
        {...control}
        ref={input}
        type="text"
        name={name}
        className={styles['input']}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) =>
          change(editCode(value, { text: target.value, caret: target.selectionStart ?? 0 }, length))
        }
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
        onClick={moveToBox}
        onPaste={paste}
      />
      <Drawing value={value} caret={caret} length={length} isInvalid={control['aria-invalid'] ?? false} />
    </span>
  );
}

interface DrawingProps {
  readonly value: string;
  readonly caret: number;
  readonly length: number;
  readonly isInvalid: boolean;
}

/** The boxes that are seen; the input above them is transparent. */
function Drawing({ value, caret, length, isInvalid }: DrawingProps): ReactNode {
  const { digits } = useFormat();
  const current = Math.min(caret, length - 1);
  return (
    <span className={styles['boxes']} aria-hidden="true">
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          className={classNames(
            styles['box'],
            index === current && styles['current'],
            isInvalid && styles['invalid'],
          )}
        >
          {digits(value.charAt(index))}
        </span>
      ))}
    </span>
  );
}

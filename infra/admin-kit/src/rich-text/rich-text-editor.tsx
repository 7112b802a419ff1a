import { Input } from '@mantine/core';
import type { Language } from '@pathshala/web-kit/language';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useId,
  useRef,
  useState,
} from 'react';
import type { Cursor } from './cursor.ts';
import type { EditorSize } from './editor-size.ts';
import { Loading } from './loading.tsx';
import styles from './rich-text.module.css';

const loadSurface = () => import(/* webpackChunkName: "rich-text-editor" */ './editing/surface.tsx');
const Surface = lazyPage(loadSurface, (file) => file.Surface);

const hint = {
  en: 'Maths between $ signs, such as $x^2$. Alt+F10: toolbar.',
  bn: 'গণিত লিখুন $ চিহ্নের মাঝে, যেমন $x^2$। Alt+F10: টুলবার।',
};

export interface RichTextEditorProps {
  readonly label: string;
  /** A stored fragment of HTML (CAT-12). */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The language of the text, for screen readers and fonts. */
  readonly language?: Language | undefined;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  /** `paragraph` by default. */
  readonly size?: EditorSize;
  readonly isRequired?: boolean;
}

/**
 * Formatted text with maths and pictures. Controlled: `value` is a stored fragment, and `onChange` gives the next one; a
 * text without an edit stays unchanged letter by letter. A field shows its content and becomes an editor on focus: a form
 * may have a thousand of them. `page` is an editor at once.
 */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const { label, value, onChange, error, help, size = 'paragraph', isRequired = false } = props;
  const id = useId();
  const { field, attributes } = useFieldAttributes(props, id);
  const { cursor, isOpen, open, point, closeOnLeave } = useOpening(size);
  const typed = useTypedBefore();
  const shown = {
    ...field,
    role: 'textbox',
    onPointerEnter: () => void loadSurface().catch(() => undefined),
    onPointerDown: point,
    onFocus: open,
    onKeyDown: typed.collect,
  };
  const content = (
    <div {...shown}>
      <RichText html={value} isWhole className={styles['content'] ?? ''} />
    </div>
  );
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: open }}
      description={help}
      error={error}
      withAsterisk={isRequired}
    >
      <Hint id={`${id}-hint`} />
      <div
        className={styles['box']}
        data-size={size}
        data-open={isOpen || undefined}
        data-error={error !== undefined || undefined}
        onBlur={closeOnLeave}
      >
        <Loading content={content}>
          {isOpen ? (
            <Surface
              label={label}
              value={value}
              onChange={onChange}
              size={size}
              attributes={attributes}
              cursor={cursor}
              takeTyped={typed.take}
            />
          ) : (
            content
          )}
        </Loading>
      </div>
    </Input.Wrapper>
  );
}

function Hint({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  return (
    <span id={id} hidden>
      {translate(hint)}
    </span>
  );
}

/** The same name, state and description for the field before and while it is edited. */
function useFieldAttributes({ size, language, help, error, isRequired }: RichTextEditorProps, id: string) {
  const described = [help && `${id}-description`, error && `${id}-error`, `${id}-hint`];
  const field = {
    'aria-multiline': size !== 'line',
    'aria-labelledby': `${id}-label`,
    'aria-invalid': error !== undefined,
    'aria-required': isRequired === true,
    'aria-describedby': described.filter(Boolean).join(' '),
    ...(language && { lang: language }),
    tabIndex: 0,
  } as const;
  const attributes = Object.fromEntries(
    Object.entries(field).flatMap(([name, value]) => (name === 'tabIndex' ? [] : [[name, String(value)]])),
  );
  return { field, attributes: { ...attributes, role: 'textbox', id: `${id}-text` } };
}

function useOpening(size: EditorSize) {
  const [cursor, setCursor] = useState<Cursor>();
  const [isOpen, setOpen] = useState(size === 'page');
  const pointed = useRef<Cursor>('end');
  // The focus follows: the field must not be replaced between the two.
  const point = ({ clientX, clientY }: PointerEvent): void => {
    pointed.current = { left: clientX, top: clientY };
  };
  const open = (): void => {
    if (isOpen) return;
    const at = pointed.current;
    pointed.current = 'end';
    // Until the editor is loaded, the field stays as it is, with its focus.
    startTransition(() => {
      setCursor(at);
      setOpen(true);
    });
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    // A window that loses the focus leaves the field open; so does an upload.
    const isBusy = relatedTarget === null || currentTarget.querySelector('[data-busy]') !== null;
    if (size !== 'page' && !isInside && !isBusy) setOpen(false);
  };
  return { cursor, isOpen, open, point, closeOnLeave };
}

/** Holds what was typed into the field while its editor was being loaded. */
function useTypedBefore() {
  const typed = useRef('');
  return {
    collect: ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (/^.$/u.test(key) && !ctrlKey && !altKey && !metaKey) typed.current += key;
    },
    take: (): string => {
      const text = typed.current;
      typed.current = '';
      return text;
    },
  };
}

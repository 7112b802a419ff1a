import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { TextInput } from './text-input.tsx';
import styles from './field.module.css';

const texts = {
  show: { en: 'Show', bn: 'দেখান' },
  password: { en: 'password', bn: 'পাসওয়ার্ড' },
  capsLock: { en: 'Caps Lock is on', bn: 'ক্যাপস লক চালু আছে' },
};

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'onKeyDown' | 'onKeyUp'>;

/** A password that its owner may look at. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput(props: PasswordInputProps): ReactNode {
  const translate = useText();
  const [isShown, show] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <span className={styles['withButton']}>
        <TextInput
          {...props}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
        />
        <button
          type="button"
          className={styles['beside']}
          aria-pressed={isShown}
          aria-label={`${translate(isShown ? commonTexts.hide : texts.show)} ${translate(texts.password)}`}
          onClick={() => show(!isShown)}
        >
          {translate(isShown ? commonTexts.hide : texts.show)}
        </button>
      </span>
      {isCapsLock && <output className={styles['hint']}>{translate(texts.capsLock)}</output>}
    </>
  );
}

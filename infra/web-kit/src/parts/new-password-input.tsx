import { accountLimits, lengthOf } from '@pathshala/rules/account';
import type { PasswordOwner } from '@pathshala/rules/password';
import { type PasswordStrength, passwordStrength } from '@pathshala/rules/password-strength';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/texts.ts';
import { PasswordInput, type PasswordInputProps } from './password-input.tsx';
import styles from './field.module.css';

const texts: Readonly<Record<PasswordStrength, Readonly<Record<'en' | 'bn', string>>>> = {
  short: { en: 'Too short: at least {missing} more', bn: 'ছোট হয়েছে: আরও কমপক্ষে {missing} অক্ষর দিন' },
  guessable: {
    en: 'Easy to guess: it is close to a name, the address or the name of this site',
    bn: 'সহজে অনুমান করা যায়: নাম, ঠিকানা বা এই সাইটের নামের কাছাকাছি',
  },
  weak: { en: 'Weak: another word makes it better', bn: 'দুর্বল: আরও একটি শব্দ যোগ করলে ভালো হয়' },
  fair: { en: 'Good: another word makes it strong', bn: 'ভালো: আরও একটি শব্দ দিলে শক্তিশালী হবে' },
  strong: { en: 'Strong', bn: 'শক্তিশালী' },
};

const nobody: PasswordOwner = { username: '', name: '', email: '' };

export interface NewPasswordInputProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** The known facts of the owner: a password like the own name is called easy to guess. */
  readonly owner?: PasswordOwner;
}

/** A password that is being chosen: says in words how good it is while it is typed. */
export function NewPasswordInput({ owner = nobody, onChange, ...rest }: NewPasswordInputProps): ReactNode {
  const translate = useText();
  const [typed, setTyped] = useState('');
  const strength = passwordStrength(typed, owner);
  const missing = accountLimits.passwordMin - lengthOf(typed);
  return (
    <>
      <PasswordInput
        {...rest}
        autoComplete="new-password"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <output className={styles['hint']} data-strength={strength}>
        {typed !== '' && translate(texts[strength], { missing })}
      </output>
    </>
  );
}

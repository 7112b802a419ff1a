import { ActionIcon, Kbd, Switch } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableKeys } from '../state/use-table-keys.ts';
import styles from './table-toolbar.module.css';

const texts = {
  title: { en: 'Keys of this list', bn: 'এই তালিকার কীবোর্ড' },
  isOn: { en: 'Use these keys', bn: 'এই কীগুলো ব্যবহার করব' },
};

const keyTexts = [
  { key: '/', text: commonTexts.search },
  { key: 'j', text: { en: 'Next row', bn: 'পরের সারি' } },
  { key: 'k', text: { en: 'Previous row', bn: 'আগের সারি' } },
  { key: 'Enter', text: { en: 'Open the row', bn: 'সারিটি খুলুন' } },
  { key: 'x', text: { en: 'Select the row', bn: 'সারিটি বেছে নিন' } },
  { key: '?', text: { en: 'Show these keys', bn: 'এই তালিকা দেখুন' } },
];

export interface KeysHelpProps {
  readonly keys: TableKeys;
  /** True hides the button: a phone has no keyboard, or one with the key `?`. */
  readonly isPhone: boolean;
}

/** A button, and the list of keys that it and `?` open. */
export function KeysHelp({ keys, isPhone }: KeysHelpProps): ReactNode {
  const { isHelpOpen, openHelp, isOn, enable } = keys;
  const translate = useText();
  return (
    <>
      {!isPhone && (
        <ActionIcon
          variant="default"
          className={styles['icon'] ?? ''}
          aria-label={translate(texts.title)}
          onClick={() => openHelp(true)}
        >
          <Icon name="help" />
        </ActionIcon>
      )}
      <Dialog isOpen={isHelpOpen} title={translate(texts.title)} onClose={() => openHelp(false)}>
        <dl className={styles['keys']}>
          {keyTexts.map(({ key, text }) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{translate(text)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={translate(texts.isOn)}
          checked={isOn}
          onChange={(event) => enable(event.currentTarget.checked)}
        />
      </Dialog>
    </>
  );
}

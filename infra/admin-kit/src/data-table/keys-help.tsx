import { ActionIcon, Kbd, Modal, Switch } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { TableIcon } from './table-icon.tsx';
import type { TableKeys } from './use-table-keys.ts';
import styles from './table-toolbar.module.css';

const texts = {
  title: { en: 'Keys of this list', bn: 'এই তালিকার কীবোর্ড' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  isOn: { en: 'Use these keys', bn: 'এই কীগুলো ব্যবহার করব' },
};

const keys = [
  { key: '/', text: { en: 'Search', bn: 'খুঁজুন' } },
  { key: 'j', text: { en: 'Next row', bn: 'পরের সারি' } },
  { key: 'k', text: { en: 'Previous row', bn: 'আগের সারি' } },
  { key: 'Enter', text: { en: 'Open the row', bn: 'সারিটি খুলুন' } },
  { key: 'x', text: { en: 'Select the row', bn: 'সারিটি বেছে নিন' } },
  { key: '?', text: { en: 'Show these keys', bn: 'এই তালিকা দেখুন' } },
];

/** A button, and the list of keys that it and `?` open. */
export function KeysHelp({
  keys: { isHelpOpen, openHelp, isOn, enable },
}: {
  readonly keys: TableKeys;
}): ReactNode {
  const translate = useText();
  return (
    <>
      <ActionIcon
        variant="default"
        className={styles['icon'] ?? ''}
        aria-label={translate(texts.title)}
        onClick={() => openHelp(true)}
      >
        <TableIcon name="help" />
      </ActionIcon>
      <Modal
        opened={isHelpOpen}
        onClose={() => openHelp(false)}
        title={translate(texts.title)}
        closeButtonProps={{ 'aria-label': translate(texts.close) }}
        transitionProps={{ duration: 0 }}
        centered
      >
        <dl className={styles['keys']}>
          {keys.map(({ key, text }) => (
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
      </Modal>
    </>
  );
}

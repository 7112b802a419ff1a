import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import { Button, Kbd, Table } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { Fragment, type ReactNode, useState } from 'react';

const texts = {
  open: { en: 'Keyboard shortcuts', bn: 'কিবোর্ড শর্টকাট' },
  key: { en: 'Keys', bn: 'কী' },
};

const shortcuts = [
  {
    keys: ['Enter'],
    text: { en: 'In an option: to the next option, or add one', bn: 'উত্তরে: পরের উত্তরে যান, না থাকলে যোগ করুন' },
  },
  { keys: ['Shift', 'Enter'], text: { en: 'A new line', bn: 'নতুন লাইন' } },
  {
    keys: ['Ctrl', 'Enter'],
    text: { en: 'Finish the question and go to the next', bn: 'প্রশ্ন শেষ করে পরেরটিতে যান' },
  },
  {
    keys: ['Alt', '1 … 6'],
    text: { en: 'Mark option A … F as correct', bn: 'ক … চ উত্তরকে সঠিক চিহ্নিত করুন' },
  },
  {
    keys: ['Alt', '↑ ↓'],
    text: { en: 'Move the option or the question', bn: 'উত্তর বা প্রশ্ন উপরে-নিচে নিন' },
  },
  { keys: ['?'], text: { en: 'Show this list', bn: 'এই তালিকা দেখান' } },
];

/** The list of shortcuts, opened by its button or by `?` outside a field. */
export function ShortcutsHelp(): ReactNode {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['shift+?', () => setOpen(true)]]);
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => setOpen(true)}>
        {translate(texts.open)}
      </Button>
      {isOpen && (
        <AdminModal title={translate(texts.open)} onClose={() => setOpen(false)}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{translate(texts.key)}</Table.Th>
                <Table.Th>{translate(commonTexts.action)}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shortcuts.map(({ keys, text }) => (
                <Table.Tr key={keys.join(' ')}>
                  <Table.Td>
                    <Keys keys={keys} />
                  </Table.Td>
                  <Table.Td>{translate(text)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </AdminModal>
      )}
    </>
  );
}

function Keys({ keys }: { readonly keys: readonly string[] }): ReactNode {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <Kbd>{key}</Kbd>
    </Fragment>
  ));
}

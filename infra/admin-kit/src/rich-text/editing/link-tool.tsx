import { Button, Group, Popover, TextInput } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useText } from '@pathshala/web-kit/texts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { completeAddress } from '../../values/complete-address.ts';
import { isLinkTarget } from './link-target.ts';
import { ToolIcon } from './tool-icon.tsx';

const icon = 'M9 15l6-6M11 6l1-1a4 4 0 0 1 6 6l-1 1M13 18l-1 1a4 4 0 0 1-6-6l1-1';

const texts = {
  apply: { en: 'Set the link', bn: 'লিংক দিন' },
  remove: { en: 'Remove the link', bn: 'লিংক বাদ দিন' },
  wrong: {
    en: 'Write an address like https://example.com, or a path of this site like /about.',
    bn: 'https://example.com-এর মতো ঠিকানা, অথবা এই সাইটের /about-এর মতো পথ লিখুন।',
  },
};

/** Sets, changes or removes the link of the selected text; without a selection the address itself is written. */
export function LinkTool({ editor }: { readonly editor: Editor }): ReactNode {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  const close = (): void => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      withinPortal={false}
      trapFocus
      position="bottom-start"
      shadow="sm"
    >
      <Popover.Target>
        <ToolIcon
          label={translate(commonTexts.link)}
          icon={icon}
          isPressed={isActive}
          onClick={() => setOpen(true)}
        />
      </Popover.Target>
      <Popover.Dropdown>{isOpen && <LinkForm editor={editor} onDone={close} />}</Popover.Dropdown>
    </Popover>
  );
}

interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

function LinkForm({ editor, onDone }: LinkFormProps): ReactNode {
  const translate = useText();
  const stored = editor.getAttributes('link')['href'] as string | undefined;
  const [address, setAddress] = useState(stored ?? '');
  const [isTried, setTried] = useState(false);
  const href = completeAddress(address);
  const apply = (): void => {
    setTried(true);
    if (!isLinkTarget(href)) return;
    setLink(editor, href);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div onKeyDown={onKeyDown} role="presentation">
      <TextInput
        data-autofocus
        label={translate(commonTexts.address)}
        value={address}
        error={isTried && !isLinkTarget(href) ? translate(texts.wrong) : undefined}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={apply}>
          {translate(texts.apply)}
        </Button>
        {stored !== undefined && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {translate(texts.remove)}
          </Button>
        )}
      </Group>
    </div>
  );
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

import { Button, Menu } from '@mantine/core';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { fileFormats, useExportQuestions } from './use-export-questions.ts';

/** Downloads the questions of search and filters in a format that can be imported again. */
export function ExportQuestions(): ReactNode {
  const translate = useText();
  const exportAs = useExportQuestions();
  return (
    <Menu
      shadow="md"
      position="bottom-end"
      withinPortal={false}
      hideDetached={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <Button variant="default" h="44px" leftSection={<Icon name="export" />}>
          {translate(texts.export)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{translate(texts.exportHelp)}</Menu.Label>
        {fileFormats.map(({ format, name }) => (
          <Menu.Item key={format} onClick={() => void exportAs(format)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

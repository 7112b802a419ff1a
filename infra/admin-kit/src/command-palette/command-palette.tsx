import '@mantine/spotlight/styles.css';
import { Modal } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useNavigate } from '@pathshala/web-kit/router';
import { type ReactNode, useEffect, useState } from 'react';
import { MenuIcon } from '../layout/menu-icon.tsx';
import { filterItems, useMenuItems } from './menu-items.ts';
import type { PaletteItem, PaletteSource } from './palette-source.ts';
import { type PaletteStore, selectFirst } from './select-first.ts';
import { readRecent, rememberRecent } from './recent-items.ts';
import { type SourceResult, usePaletteSearch } from './use-palette-search.ts';

const texts = {
  label: { en: 'Search the boss area', bn: 'প্রশাসনে খুঁজুন' },
  placeholder: { en: 'A page', bn: 'পাতা' },
  recent: { en: 'Opened lately', bn: 'সম্প্রতি খোলা' },
  loading: { en: '{title}: searching…', bn: '{title}: খোঁজা হচ্ছে…' },
  failed: { en: '{title}: {error}', bn: '{title}: {error}' },
  none: { en: 'Nothing of this name.', bn: 'এই নামে কিছু নেই।' },
};

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly sources: readonly PaletteSource[];
  /** The things that can be found in addition to the pages of the menu: 'A page or user'. */
  readonly placeholder?: string | undefined;
  readonly onClose: () => void;
}

/** Jumps to a page by its name: those opened lately first, then the pages of the menu, then what the sources find. */
export function CommandPalette({ isOpen, sources, placeholder, onClose }: CommandPaletteProps): ReactNode {
  const translate = useText();
  const [[store, spotlight]] = useState(createSpotlight);
  const [query, setQuery] = useState('');
  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen, spotlight]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      transitionProps={{ duration: 0 }}
      overlayProps={{ blur: 0 }}
      maxHeight="70dvh"
      scrollable
    >
      <Modal.Title className="visually-hidden">{translate(texts.label)}</Modal.Title>
      <Spotlight.Search
        aria-label={translate(texts.label)}
        placeholder={placeholder ?? translate(texts.placeholder)}
        leftSection={<MenuIcon name="search" />}
      />
      <Spotlight.ActionsList>
        {isOpen && <Results store={store} query={query} sources={sources} />}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

interface ResultsProps extends Pick<CommandPaletteProps, 'sources'> {
  readonly store: PaletteStore;
  readonly query: string;
}

function Results({ store, query, sources }: ResultsProps): ReactNode {
  const translate = useText();
  const userId = useUser()?._id ?? '';
  const [recent] = useState(() => readRecent(userId));
  const found = usePaletteSearch(sources, query);
  useEffect(() => {
    if (query !== '') selectFirst(store);
  });
  const lately = filterItems(recent, query);
  const known = new Set(lately.map(({ to }) => to));
  const isNew = ({ to }: PaletteItem): boolean => !known.has(to);
  const pages = filterItems(useMenuItems(), query).filter(isNew);
  const isSearching = found.some(({ items, error }) => items === undefined && error === undefined);
  const hasAny = [lately, pages, ...found.map(({ items = [] }) => items)].some(({ length }) => length > 0);
  return (
    <>
      <Group title={translate(texts.recent)} items={lately} />
      <Group title={translate(commonTexts.pages)} items={pages} />
      {found.map(({ title, items = [] }) => (
        <Group key={title} title={title} items={items.filter(isNew)} />
      ))}
      <div aria-live="polite">
        {found.map((result) => (
          <Status key={result.title} result={result} />
        ))}
        {!hasAny && !isSearching && <Spotlight.Empty>{translate(texts.none)}</Spotlight.Empty>}
      </div>
    </>
  );
}

/** Says why a source has no results yet. */
function Status({ result: { title, items, error } }: { readonly result: SourceResult }): ReactNode {
  const translate = useText();
  if (items !== undefined) return null;
  const text =
    error === undefined ? translate(texts.loading, { title }) : translate(texts.failed, { title, error });
  return <Spotlight.Empty>{text}</Spotlight.Empty>;
}

function Group({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}): ReactNode {
  const navigate = useNavigate();
  const userId = useUser()?._id ?? '';
  if (items.length === 0) return null;
  const openItem = (item: PaletteItem): void => {
    rememberRecent(userId, item);
    void navigate(item.to);
  };
  return (
    <Spotlight.ActionsGroup label={title}>
      {items.map((item) => (
        <Spotlight.Action
          key={item.to}
          label={item.text}
          {...(item.hint !== undefined && { description: item.hint })}
          onClick={() => openItem(item)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

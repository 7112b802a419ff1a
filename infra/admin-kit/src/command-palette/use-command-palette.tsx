import { useHotkeys } from '@mantine/hooks';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CommandPaletteProps } from './command-palette.tsx';

const texts = {
  notLoaded: {
    en: 'The search could not be loaded. Check the connection and try again.',
    bn: 'খোঁজার ঘরটি আনা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
  },
};

/** Ctrl/Cmd+K and `open` show the palette. Its code is fetched when it is first opened. */
export function useCommandPalette(searched: Omit<CommandPaletteProps, 'isOpen' | 'onClose'>): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const translate = useText();
  const { toast } = useServices();
  const [loaded, setLoaded] = useState<{ readonly Palette: ComponentType<CommandPaletteProps> }>();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    if (loaded) return;
    import(/* webpackChunkName: "command-palette" */ './command-palette.tsx').then(
      (file) => setLoaded({ Palette: file.CommandPalette }),
      () => {
        setOpen(false);
        toast.error(translate(texts.notLoaded));
      },
    );
  };
  useHotkeys([['mod+K', open]], []);
  return {
    open,
    dialog: loaded && <loaded.Palette isOpen={isOpen} {...searched} onClose={() => setOpen(false)} />,
  };
}

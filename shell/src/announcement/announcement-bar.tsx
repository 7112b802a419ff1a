import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { type ReactNode, useState } from 'react';
import { useLatePart } from '../late-part/use-late-part.ts';
import { useSiteSettings } from '../layout/use-site-settings.ts';

/** The version that was closed in this browser. */
const closedKey = 'closed-announcement';

const load = () => import(/* webpackChunkName: "announcement" */ './bar.tsx');

/**
 * The announcement of the school. It comes with the site settings, its code only then, and it sticks to the lower edge
 * after the page, so that nothing moves when it arrives.
 */
export function AnnouncementBar(): ReactNode {
  const { announcement } = useSiteSettings() ?? {};
  const [closed, setClosed] = useState(() => recall(closedKey));
  const isOpen = announcement !== undefined && String(announcement.version) !== closed;
  const part = useLatePart(load, isOpen);
  if (!isOpen || !part) return null;
  const close = (): void => {
    remember(closedKey, String(announcement.version));
    setClosed(String(announcement.version));
  };
  return <part.Bar announcement={announcement} onClose={close} />;
}

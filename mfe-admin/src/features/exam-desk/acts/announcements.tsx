import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { Announcement } from '@pathshala/svc-exams-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../exam-desk.module.css';
import type { StoredDesk } from '../stream/desk-state.ts';
import { texts } from '../texts.ts';
import type { DeskActProps } from './use-desk-act.ts';
import { useWithdraw } from './use-withdraw.ts';

interface AnnouncementsProps extends Pick<DeskActProps, 'showDesk'> {
  readonly desk: StoredDesk;
}

/** Lists the announcements that students see during the exam. */
export function Announcements({ desk, showDesk }: AnnouncementsProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const language = useLanguage();
  const takeBack = useTakeBack({ desk, showDesk });
  return (
    <section>
      <h2>{translate(texts.announcements)}</h2>
      {desk.announcements.length === 0 ? (
        <p>{translate(texts.noAnnouncements)}</p>
      ) : (
        <ul className={styles['list']}>
          {desk.announcements.toReversed().map((announcement) => (
            <li key={announcement._id} className={styles['entry']}>
              <p>
                <span className={styles['quiet']}>{format.time(announcement.at)}</span>{' '}
                {announcement[language]}
              </p>
              <Button
                size="small"
                aria-label={`${translate(texts.takeBack)}: ${announcement[language]}`}
                onClick={() => void takeBack(announcement)}
              >
                {translate(texts.takeBack)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useTakeBack({ desk, showDesk }: AnnouncementsProps) {
  const translate = useText();
  const language = useLanguage();
  const confirm = useConfirm();
  const { toast } = useServices();
  const withdraw = useWithdraw(showDesk);
  return async (announcement: Announcement): Promise<void> => {
    const isConfirmed = await confirm({
      title: translate(texts.takeBackTitle),
      body: (
        <>
          <p>{announcement[language]}</p>
          <p>{translate(texts.takeBackText)}</p>
        </>
      ),
      confirmText: translate(texts.takeBack),
    });
    if (!isConfirmed) return;
    try {
      await withdraw(desk, announcement._id);
      toast.success(translate(texts.takenBack));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  };
}

import type { NoticeDevices, removeNoticeDevice } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useRef } from 'react';
import { devicesPath } from './paths.ts';
import { texts } from './texts.ts';
import styles from './notices.module.css';

/** The browsers of the student that show notices; nothing without one. */
export function DeviceList({ items }: Pick<NoticeDevices, 'items'>): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  const remove = useApiMutation<typeof removeNoticeDevice>('delete', `${devicesPath}/{id}`, {
    invalidates: [devicesPath],
    onSuccess: () => title.current?.focus(),
  });
  if (items.length === 0) return null;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles['devicesTitle']}>
        {translate(texts.devices)}
      </h3>
      {remove.error && (
        <Notice tone="bad" isLive>
          <p>{remove.error.message}</p>
        </Notice>
      )}
      <ul className={styles['devices']}>
        {items.map(({ _id, name, createdAt }) => {
          const shown = name === '' ? translate(texts.unknownDevice) : name;
          return (
            <li key={_id} className={styles['row']}>
              <span>
                {shown}
                <small>{translate(texts.since, { time: shortDateTime(createdAt) })}</small>
              </span>
              <Button
                size="small"
                kind="quiet"
                aria-label={translate(texts.removeWhat, { what: shown })}
                isBusy={remove.isPending && remove.variables.params.id === _id}
                onClick={() => remove.mutate({ params: { id: _id } })}
              >
                {translate(texts.remove)}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

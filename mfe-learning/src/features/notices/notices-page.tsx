import type { listNoticeDevices, readNoticeChoices } from '@pathshala/svc-auth-contract/http';
import { Card } from '@pathshala/web-kit/parts/card';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ChannelChoices } from './channel-choices.tsx';
import { DeviceList } from './device-list.tsx';
import { choicesPath, devicesPath } from './paths.ts';
import { QuietHours } from './quiet-hours.tsx';
import { texts } from './texts.ts';
import { ThisDevice } from './this-device.tsx';
import styles from './notices.module.css';

/** /account/notices (NOT-02 to NOT-05): which notices come how, on which devices, and not at which hours. */
export function NoticesPage(): ReactNode {
  const translate = useText();
  const choices = useApiQuery<typeof readNoticeChoices>(choicesPath, {});
  const devices = useApiQuery<typeof listNoticeDevices>(devicesPath, {});
  const hasPush = devices.data !== undefined && devices.data.publicKey !== '';
  return (
    <Page title={translate(texts.title)} width="text" lead={translate(texts.lead)}>
      <p>
        <Link to="/account">{translate(texts.back)}</Link>
      </p>
      <Group title={translate(texts.device)}>
        <QueryStates query={devices}>
          {({ publicKey, items }) =>
            publicKey === '' ? (
              <p>{translate(texts.noPush)}</p>
            ) : (
              <>
                <ThisDevice publicKey={publicKey} />
                <DeviceList items={items} />
              </>
            )
          }
        </QueryStates>
      </Group>
      <Group title={translate(texts.kinds)}>
        <QueryStates query={choices}>
          {({ items }) => <ChannelChoices items={items} hasPush={hasPush} />}
        </QueryStates>
      </Group>
      <Group title={translate(texts.quiet)}>
        <QueryStates query={choices}>{({ quietHours }) => <QuietHours stored={quietHours} />}</QueryStates>
      </Group>
    </Page>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles['group']} aria-label={title}>
      <h2>{title}</h2>
      <Card>{children}</Card>
    </section>
  );
}

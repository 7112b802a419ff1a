import type { readReleases } from '@pathshala/gateway-contract/http';
import type { Releases } from '@pathshala/gateway-contract/releases';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { FactsRow, FactsTable } from '../facts-table.tsx';
import { OperationsPage } from '../operations-page.tsx';
import styles from '../operations.module.css';
import { OverrideDialog } from './override-dialog.tsx';
import { releaseChoices } from './release-choices.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { texts } from './texts.ts';
import { useChangeText } from './use-change-text.ts';
import { useReleaseChanges, type ReleaseChanges, type Remote } from './use-release-changes.ts';

/** /boss/operations/remotes: promote, canary and roll back remotes, and who did it last. */
export function RemotesPage(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readReleases>('/operations/gateway/remotes', {});
  return (
    <OperationsPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <QueryStates query={query}>{(releases) => <ReleasesView releases={releases} />}</QueryStates>
    </OperationsPage>
  );
}

function ReleasesView({ releases }: { readonly releases: Releases }): ReactNode {
  const translate = useText();
  const changes = useReleaseChanges(releases.revision);
  const [opened, open] = useState<Remote>();
  const isStore = releases.source === 'store';
  const columns = [texts.remote, texts.live, texts.canary, texts.previous];
  return (
    <>
      {!isStore && (
        <Notice title={translate(texts.buildsTitle)}>
          <p>{translate(texts.builds)}</p>
        </Notice>
      )}
      {releases.isAuditPending && (
        <Notice tone="attention">
          <p>{translate(texts.auditPending)}</p>
        </Notice>
      )}
      <FactsTable
        caption={translate(texts.title)}
        columns={[...columns, ...(isStore ? [texts.actions] : [])].map((title) => ({
          title: translate(title),
        }))}
      >
        {releases.remotes.map((remote) => (
          <RemoteRow
            key={remote.name}
            remote={remote}
            {...(isStore && { changes, onRelease: () => open(remote) })}
          />
        ))}
      </FactsTable>
      {isStore && <History releases={releases} />}
      {changes.refused && <OverrideDialog refused={changes.refused} changes={changes} />}
      {opened && <ReleaseDialog remote={opened} changes={changes} onClose={() => open(undefined)} />}
    </>
  );
}

interface RemoteRowProps {
  readonly remote: Remote;
  /** Left out where nothing can be changed. */
  readonly changes?: ReleaseChanges;
  readonly onRelease?: () => void;
}

function RemoteRow({ remote, changes, onRelease }: RemoteRowProps): ReactNode {
  const translate = useText();
  const { shortDateTime, percent } = useFormat();
  const { name, live, built, canary, previous } = remote;
  const facts = (one: { version: string; since: string; by: string }) => ({
    version: one.version,
    time: shortDateTime(one.since),
    name: one.by,
  });
  return (
    <FactsRow
      name={name}
      cells={[
        {
          label: translate(texts.live),
          value: live === null ? (built ?? '–') : translate(texts.since, facts(live)),
        },
        {
          label: translate(texts.canary),
          value:
            canary === null
              ? '–'
              : translate(texts.share, { ...facts(canary), percent: percent(canary.percent) }),
        },
        { label: translate(texts.previous), value: previous ?? '–' },
        ...(changes
          ? [
              {
                label: '',
                value: (
                  <div className={styles['actions']}>
                    <Button
                      size="small"
                      aria-label={translate(texts.releaseOf, { name })}
                      disabled={releaseChoices(remote).length === 0}
                      onClick={onRelease}
                    >
                      {translate(texts.release)}
                    </Button>
                    {(canary !== null || previous !== null) && (
                      <Button
                        size="small"
                        kind="danger"
                        isBusy={changes.isBusy}
                        aria-label={translate(texts.rollbackOf, { name })}
                        onClick={() => void changes.rollBack(remote)}
                      >
                        {translate(texts.rollback)}
                      </Button>
                    )}
                  </div>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function History({ releases: { changes, services } }: { readonly releases: Releases }): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const changeText = useChangeText();
  return (
    <>
      <h2 className={styles['heading']}>{translate(texts.history)}</h2>
      {changes.length === 0 && <p className={styles['quiet']}>{translate(texts.noChanges)}</p>}
      <ul className={styles['history']}>
        {changes.map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            {translate(texts.change, { time: shortDateTime(at), name: by, what: changeText({ what }) })}
          </li>
        ))}
      </ul>
      {services.length > 0 && (
        <>
          <h2 className={styles['heading']}>{translate(texts.services)}</h2>
          <ul className={styles['history']}>
            {services.map(({ name, version, since, by }) => (
              <li key={name}>
                {name}: {translate(texts.since, { version, time: shortDateTime(since), name: by })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

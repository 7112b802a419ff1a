import type { attendClass } from '@pathshala/svc-catalog-contract/attendance-routes';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useEffect } from 'react';
import { texts as classTexts } from '../../routine/texts.ts';
import { texts } from './texts.ts';

/** /routine/attend/:id?code=…: the address in the code of the room. Opening it marks the student. */
export function AttendPage(): ReactNode {
  const { id = '' } = useParams();
  const translate = useText();
  const code = useSearchParams()[0].get('code') ?? '';
  const { data, error, mutate } = useApiMutation<typeof attendClass>('post', '/classes/{id}/attendance/own');
  useEffect(() => {
    if (code !== '') mutate({ params: { id }, body: { code } });
  }, [mutate, id, code]);
  const refusal = code === '' ? translate(texts.noCode) : error?.message;
  return (
    <Page title={translate(texts.attendTitle)} width="text">
      {refusal !== undefined && (
        <Notice tone="bad" isLive>
          <p>{refusal}</p>
        </Notice>
      )}
      {data !== undefined && (
        <Notice tone="good" isLive>
          <p>{translate(texts.marked, { state: translate(texts[data.state]) })}</p>
        </Notice>
      )}
      {refusal === undefined && data === undefined && <p aria-live="polite">{translate(texts.marking)}</p>}
      <p>
        <LinkButton to={`/routine/classes/${id}`}>{translate(texts.class)}</LinkButton>{' '}
        <LinkButton to="/routine" kind="quiet">
          {translate(classTexts.toRoutine)}
        </LinkButton>
      </p>
    </Page>
  );
}

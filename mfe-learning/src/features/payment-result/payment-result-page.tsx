import type { Checkout } from '@pathshala/svc-catalog-contract/checkout';
import type { confirmCheckout, readOwnCheckout } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import { courseQueries } from '../../courses/use-enrol.ts';
import { providerNames } from '../../payment/online-texts.ts';
import { duesTexts, reasons, states, texts } from './texts.ts';

const ownPath = '/courses/checkouts/own/{id}';
const paidQueries = [...courseQueries, '/courses/fees/accounts', '/courses/fees/accounts/entries'];

const isOver = ({ state }: Checkout): boolean => !['created', 'pending', 'executing'].includes(state);

/** /payments/:id: the provider sends the student back here. The outcome in the address only makes the site ask the provider. */
export function PaymentResultPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const checkout = useResult(id);
  return (
    <Page title={translate(texts.title)} width="text">
      <QueryStates query={checkout}>{(data) => <Result checkout={data} />}</QueryStates>
    </Page>
  );
}

const outcomes = ['success', 'failure', 'cancel'] as const;

/** Confirms once, then asks for the state until it does not change any more. */
function useResult(id: string) {
  const { queryClient } = useServices();
  const status = useSearchParams()[0].get('status');
  const outcome = outcomes.find((known) => known === status);
  const confirm = useApiMutation<typeof confirmCheckout>('post', `${ownPath}/confirmation`, {
    invalidates: [ownPath, ...paidQueries],
  });
  const confirmOnce = useEffectEvent(() => {
    if (outcome !== undefined) confirm.mutate({ params: { id }, body: { outcome } });
  });
  useEffect(() => confirmOnce(), []);
  const query = useApiQuery<typeof readOwnCheckout>(
    ownPath,
    { params: { id } },
    { refetchInterval: (data) => (data === undefined || isOver(data) ? false : 3000) },
  );
  const isPaid = query.data?.isEnrolled === true;
  useEffect(() => {
    if (!isPaid) return;
    for (const path of paidQueries) void queryClient.invalidateQueries({ queryKey: [path] });
  }, [isPaid, queryClient]);
  return query;
}

const courseOf = ({ courseKind, courseCode, courseId }: Checkout): string =>
  courseKind === 'admission' ? coursePaths.admission(courseCode) : coursePaths.academic(courseId);

const studyPathOf = ({ courseKind, courseCode, courseId }: Checkout): string =>
  courseKind === 'admission' ? coursePaths.units(courseCode) : coursePaths.subjects(courseId);

function Result({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const translate = useText();
  const { state, reason, purpose } = checkout;
  const { tone, title, text } = states[state];
  const why = reasons[reason];
  return (
    <>
      <Notice tone={tone} title={translate(title)} isLive>
        <p>{translate(purpose === 'dues' ? (duesTexts[state] ?? text) : text)}</p>
        {why && <p>{translate(why)}</p>}
      </Notice>
      <Facts isList facts={useFacts(checkout)} />
      <p>
        <NextStep checkout={checkout} />
      </p>
    </>
  );
}

function NextStep({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const translate = useText();
  const { state, isEnrolled, purpose } = checkout;
  const isFailed = state === 'failed';
  const kind = isEnrolled || isFailed ? 'primary' : 'secondary';
  if (purpose === 'dues') {
    return (
      <LinkButton kind={kind} to="/fees">
        {translate(isFailed ? texts.again : texts.myFees)}
      </LinkButton>
    );
  }
  const back = isFailed ? texts.again : texts.backToCourse;
  return (
    <LinkButton kind={kind} to={isEnrolled ? studyPathOf(checkout) : courseOf(checkout)}>
      {translate(isEnrolled ? texts.openCourse : back)}
    </LinkButton>
  );
}

function useFacts(checkout: Checkout): readonly (readonly [string, ReactNode])[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { courseName, amountPaisa, provider, transactionId, receipt, paidAt } = checkout;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [translate(texts.course), inLanguage(courseName)],
    [translate(texts.amount), format.paisa(amountPaisa)],
    [translate(texts.method), translate(providerNames[provider])],
    [translate(texts.transactionId), transactionId],
    [translate(texts.receipt), format.digits(receipt)],
    [translate(texts.time), paidAt === null ? '' : format.dateTime(paidAt)],
  ];
  return facts.filter(([, value]) => value !== '');
}

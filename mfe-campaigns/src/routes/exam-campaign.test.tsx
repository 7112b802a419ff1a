import {
  aParticipant,
  aStudent,
  refusal,
  renderRemotePart,
  type RenderOptions,
} from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberPlace } from '../campaigns/remembered-place.ts';
import { Root } from '../root.tsx';
import { campaign, ownPlace, ownResult, pageOf, registered, waiting } from '../samples.ts';

beforeEach(() => localStorage.clear());

const over = { ...campaign, phase: 'past' };
const released = { ...over, resultsReleasedAt: '2026-03-02T00:00:00.000Z' };

function open(change: object, options: Partial<RenderOptions> & { isVisitor?: true } = {}) {
  return renderRemotePart(<Root />, {
    at: '/campaigns/exam/c1',
    language: 'en',
    ...(options.isVisitor ? {} : { user: aStudent }),
    ...options,
    api: {
      'get /examcampaigns/{id}': () => ({ registration: registered, ...change }),
      'get /exams/results': () => pageOf(ownResult),
      'get /examcampaigns/{id}/merit-list/own': () => ownPlace,
      ...options.api,
    },
  });
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of an exam whose results are released', () => {
  it('has the own marks and rank, the result, and the merit list', async () => {
    open(released);
    await screen.findByText('Your marks: 27.25 of 30');
    screen.getByText('Your rank: 3 of 1,200');
    screen.getByText('Released on 2 March 2026');
    expect([linkTo('See the result'), linkTo('Merit list')]).toEqual([
      '/exams/results/a1',
      '/campaigns/exam/c1/merit-list',
    ]);
    expect(screen.queryByText(/Shown after the end/u)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go to the exam' })).toBeNull();
  });

  it('is in Bengali with Bengali digits', async () => {
    open(released, { language: 'bn' });
    await screen.findByText('আপনার নম্বর: ৩০-এ ২৭.২৫');
    screen.getByText('প্রকাশিত: ২ মার্চ ২০২৬');
    expect(linkTo('ফল দেখুন')).toBe('/exams/results/a1');
  });

  it('says so to a student with a place who did not sit it', async () => {
    const notRanked = () => {
      throw refusal(404, 'campaigns.not-ranked', 'No rank.');
    };
    open(released, {
      api: { 'get /examcampaigns/{id}/merit-list/own': notRanked, 'get /exams/results': () => pageOf() },
    });
    await screen.findByText(/You had a place, but did not sit it/u);
    expect(linkTo('Merit list')).toBe('/campaigns/exam/c1/merit-list');
    expect(screen.queryByRole('link', { name: 'See the result' })).toBeNull();
  });

  it('shows marks and rank to a visitor who came by the mailed link', async () => {
    open(
      { ...released, registration: undefined },
      {
        user: { ...aParticipant, participation: { campaignId: 'c1', until: '2026-03-03T00:00:00.000Z' } },
      },
    );
    await screen.findByText('Your marks: 27.25 of 30');
    expect(screen.queryByText('Your rank: 3 of 1,200')).not.toBeNull();
  });

  it('tells a visitor who registered on this device where marks and rank are', async () => {
    rememberPlace('c1', registered);
    open({ ...released, registration: undefined }, { isVisitor: true });
    await screen.findByText('The results are released. Your marks and rank are in our mail.');
    expect(linkTo('See the merit list')).toBe('/campaigns/exam/c1/merit-list');
  });
});

describe('the page of an exam that is over, before the release', () => {
  it('has the marks that are known, and says when the rank comes', async () => {
    open(over);
    await screen.findByText('Your marks: 27.25 of 30');
    screen.getByText(/Ranks and merit list come with the release/u);
    screen.getByText('Not released yet');
    expect(linkTo('See the result')).toBe('/exams/results/a1');
    expect(screen.queryByRole('link', { name: /merit list/iu })).toBeNull();
  });

  it.each([
    ['2026-03-01T06:00:00.000Z', /marks are shown from 1 March 2026, 12:00 pm/u],
    [null, /Your answers are being marked/u],
  ])('says when marks that are hidden until %s can be seen', async (scoreVisibleFrom, words) => {
    open(over, {
      api: { 'get /exams/results': () => pageOf({ ...ownResult, score: null, scoreVisibleFrom }) },
    });
    await screen.findByText(words);
    expect(screen.queryByText(/Your marks:/u)).toBeNull();
  });

  it('says to who did not sit it that the exam is over', async () => {
    open(over, { api: { 'get /exams/results': () => pageOf() } });
    await screen.findByText(/You had a place, but did not sit it/u);
    expect(screen.queryByText('The results are not released yet.')).not.toBeNull();
  });

  it.each([
    ['waited', waiting, /You were on the waiting list, and no place became free/u],
    [
      'did not confirm',
      { ...registered, confirmBy: '2026-01-31T00:00:00.000Z' },
      /Your registration was not confirmed/u,
    ],
  ])('is not a promise to who %s', async (_, registration, words) => {
    open({ ...over, registration });
    await screen.findByText(words);
    expect(screen.queryByText(/You are on the waiting list|open the link in our mail/u)).toBeNull();
  });
});

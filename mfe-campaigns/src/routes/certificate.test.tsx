import { aStudent, refusal, renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { certificate, checkedCertificate } from '../samples.ts';

describe('a certificate', () => {
  const open = (api: NonNullable<RenderOptions['api']>, language: 'en' | 'bn' = 'en') =>
    renderRemotePart(<Root />, { at: '/campaigns/exam/c1/certificate', language, user: aStudent, api });

  it('has name, rank, exam, version and the address where it is checked, and is printed [CMP-06]', async () => {
    open({ 'get /examcampaigns/{id}/certificate': () => certificate });
    const sheet = await screen.findByRole('article', { name: 'Certificate of Merit' });
    for (const fact of [
      'স্বপন ক্ষেত্রী',
      'who took rank 3 of 1,200 participants in “Model test”, held on 1 February 2026.',
      '27.25 of 30',
      '99.83',
      '000012',
      'by version 2 of the merit list',
      '/campaigns/certificates/4K7Q-H2M9-X1C2',
    ])
      expect(sheet.textContent.replaceAll('\u00a0', ' ')).toContain(fact);
    expect(screen.getByRole('button', { name: 'Print or save as PDF' }).dataset['print']).toBe('no');
  });

  it('is in Bengali with Bengali digits, the joint letters of the name untouched', async () => {
    open({ 'get /examcampaigns/{id}/certificate': () => certificate }, 'bn');
    const sheet = await screen.findByRole('article', { name: 'মেধা সনদ' });
    expect(sheet.textContent).toContain('“মডেল টেস্ট” পরীক্ষায় ১,২০০ জন পরীক্ষার্থীর মধ্যে ৩ নম্বর মেধাস্থান');
    expect(sheet.textContent).toContain('স্বপন ক্ষেত্রী');
    expect(sheet.textContent).toContain('4K7Q-H2M9-X1C2');
  });

  it('has the name in the language of the page', async () => {
    const named = { ...certificate, fullName: 'স্বপন ক্ষেত্রী | Karim Uddin' };
    open({ 'get /examcampaigns/{id}/certificate': () => named });
    const sheet = await screen.findByRole('article', { name: 'Certificate of Merit' });
    expect(sheet.textContent).toContain('Karim Uddin');
    expect(sheet.textContent).not.toContain('স্বপন');
  });

  it('is missing for a rank without one, in words', async () => {
    open({
      'get /examcampaigns/{id}/certificate': () => {
        throw refusal(404, 'campaigns.no-certificate', 'None.');
      },
    });
    await screen.findByText(/no certificate for you in this exam/u);
    expect(screen.queryByRole('button', { name: /Print/u })).toBeNull();
  });
});

describe('the address of a certificate', () => {
  const open = (answer: () => object) =>
    renderRemotePart(<Root />, {
      at: '/campaigns/certificates/4K7Q-H2M9-X1C2',
      language: 'en',
      api: { 'get /examcampaigns/certificates/{code}': answer },
    });

  it('says to anybody that it is genuine, with the rank and only what the holder shows', async () => {
    const { api } = open(() => checkedCertificate);
    await screen.findByText('This certificate is genuine.');
    screen.getByText('3 of 1,200');
    screen.getByText('The holder does not show the name.');
    expect(api.requests.map(({ params }) => params)).toEqual([{ code: '4K7Q-H2M9-X1C2' }]);
  });

  it('says that a later version took it away', async () => {
    open(() => ({ ...checkedCertificate, isValid: false, initials: 'স্ব. ক্ষে.' }));
    await screen.findByText(/the merit list was issued again/u);
    expect(screen.queryByText('This certificate is genuine.')).toBeNull();
    screen.getByText('স্ব. ক্ষে.');
  });

  it('says that there is no such certificate', async () => {
    open(() => {
      throw refusal(404, 'campaigns.no-such-certificate', 'None.');
    });
    await screen.findByText(/No certificate has this number/u);
    expect(screen.queryByText(/genuine/u)).toBeNull();
  });
});
